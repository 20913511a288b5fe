import { useEffect, useState, useRef } from 'react';
import { longDateInVisitorZone } from '@/lib/dates.ts';
import { itemName } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { articleDataPath } from '@/content/paths.ts';
import { ArticleHead } from '@/ui/ArticleHead.tsx';
import { useFormattedText } from './use-formatted-text.ts';
import { ArticleAudio } from '@/ui/ArticleAudio.tsx';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { TextLoadStatus } from './LoadError.tsx';
import { LoadedTranscript } from './LoadedTranscript.tsx';
import heartIcon from 'icon:ri-heart-line';
import { Icon } from '@/ui/Icon.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { findClickedMediaLink, openMedia } from '@/ui/media-viewer.ts';
import viewerStyles from '@/ui/media-viewer.css?url';

interface Props {
  item: ItemData;
  /** Name of the owner. */
  author: string;
  likes: number;
  onLike: () => void;
}

/** Shows an article in the modal over the grid (spec §2, §4). Each opening resets its state, except the number of likes. */
export function ArticleReader({ item, author, likes, onLike }: Props) {
  const { title, slug, audio } = item;
  // An article without a date shows the day on which the reader was opened.
  const [date] = useState(() => item.date ?? longDateInVisitorZone(new Date()));
  const { tree, failed, settled, retry } = useFormattedText(articleDataPath(slug));
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const text = container.current;
    const onClick = (event: MouseEvent) => {
      const link = findClickedMediaLink(event);
      if (!link) return;
      event.preventDefault();
      void openMedia(link, viewerStyles);
    };
    text?.addEventListener('click', onClick);
    return () => {
      text?.removeEventListener('click', onClick);
    };
  }, []);

  // The title of the article's own page, as its URL, for the history and for bookmarks.
  const name = itemName(item);
  useEffect(() => {
    const { title: previousTitle } = document;
    document.title = name;
    return () => {
      document.title = previousTitle;
    };
  }, [name]);

  return (
    <article>
      <ArticleHead item={item} titleLevel="h2" author={author} authorRole="Rédacteur" date={date} />
      <div ref={container} tabIndex={-1} className="reader-text">
        {audio && (
          <ArticleAudio audio={audio} address={new URL(audio.src, location.href).href}>
            {item.transcribed && <LoadedTranscript item={item} />}
          </ArticleAudio>
        )}
        <ArticleBody item={item} sizes="(min-width: 46rem) 39rem, 88vw" text={tree} titleLevel="h2">
          {!tree && (
            <TextLoadStatus
              loadingMessage="Chargement de l’article…"
              errorMessage={failed && 'L’article n’a pas pu être chargé. Vérifiez votre connexion.'}
              container={container}
              onRetry={retry}
            />
          )}
        </ArticleBody>
      </div>
      {/* Rendered after the text has loaded, which would move them otherwise. */}
      {settled && (
        <>
          <div className="reader-tools">
            <button type="button" className="text-action" onClick={onLike}>
              <Icon paths={heartIcon} />
              <span>
                J’aime <span aria-live="polite">{`(${likes})`}</span>
              </span>
            </button>
            <ShareMenu title={title} />
          </div>
          <UnsavedComments />
        </>
      )}
    </article>
  );
}

/** The comments on an article and the form to add one. They are lost when the modal is closed (spec §3, §4). */
function UnsavedComments() {
  const [comments, setComments] = useState<string[]>([]);
  const [text, setText] = useState('');

  return (
    <section className="reader-comments" aria-labelledby="commentaires-titre">
      <h3 id="commentaires-titre" className="text-xl">
        Commentaires
      </h3>
      {/* Rendered before the first comment, which screen readers would not announce otherwise. */}
      <div role="log" className="mt-3">
        {comments.length === 0 ? (
          <div className="text-muted">
            <p>Aucun commentaire pour l'instant.</p>
            <p>Soyez le premier à partager votre opinion!</p>
          </div>
        ) : (
          <ol role="list">
            {comments.map((comment, index) => (
              <li key={index} className="reader-comment">
                <p className="flex flex-wrap gap-x-3 text-sm">
                  <span className="font-semibold">Lecteur #{index + 1}</span>
                  <span className="text-muted">Il y a quelques instants</span>
                </p>
                <p className="mt-1 whitespace-pre-wrap">{comment}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
      <form
        className="mt-6 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          setComments([...comments, text]);
          setText('');
        }}
      >
        <label htmlFor="commentaire" className="font-semibold">
          Votre commentaire
        </label>
        <textarea
          id="commentaire"
          className="field"
          rows={3}
          aria-describedby="commentaire-aide"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <p id="commentaire-aide" className="text-muted text-sm">
          Rien n’est envoyé ni enregistré&#8239;: votre commentaire disparaît quand vous fermez
          l’article.
        </p>
        <button type="submit" className="button justify-self-start">
          Publier
        </button>
      </form>
    </section>
  );
}
