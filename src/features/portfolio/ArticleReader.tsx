import { useEffect, useState, useRef } from 'react';
import { longDateToday } from '@/lib/dates.ts';
import { itemName } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { articleDataPath } from '@/content/paths.ts';
import { ArticleHead } from '@/ui/ArticleHead.tsx';
import { useText } from './use-text.ts';
import type { TextTree } from '@/content/text/text-tree.ts';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { TextWait } from './NotLoaded.tsx';
import heartIcon from 'icon:ri-heart-line';
import { Icon } from '@/ui/Icon.tsx';
import { ShareMenu } from './ShareMenu.tsx';

interface Props {
  item: ItemData;
  /** Name of the owner. */
  author: string;
  likes: number;
  onLike: () => void;
}

/** The article reader (spec §2, §4). Its state is new for each opening, except for the likes. */
export function ArticleReader({ item, author, likes, onLike }: Props) {
  const { title, slug } = item;
  // The day of reading stands in for a missing date; it is taken once, when the reader opens.
  const [date] = useState(() => item.date ?? longDateToday(new Date()));
  const article = useText(articleDataPath(slug));

  // The address is that of the article's own page: so is the title, for the history and for bookmarks.
  const name = itemName(item);
  useEffect(() => {
    const { title: before } = document;
    document.title = name;
    return () => {
      document.title = before;
    };
  }, [name]);

  return (
    <article>
      <ArticleHead item={item} title="h2" author={author} capacity="Rédacteur" date={date} />
      <ReaderText item={item} {...article} />
      {/* They wait for the text, which would push them away when it comes. */}
      {article.settled && (
        <>
          <ReaderTools title={title} likes={likes} onLike={onLike} />
          <Comments />
        </>
      )}
    </article>
  );
}

interface ReaderTextProps {
  item: ItemData;
  /** The text, once it is there. */
  tree: TextTree | undefined;
  failed: boolean;
  retry: () => void;
}

/** Picture and text of an article, or the wait for the text, or why it isn't there. */
function ReaderText({ item, tree, failed, retry }: ReaderTextProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div ref={text} tabIndex={-1} className="reader-text">
      <ArticleBody item={item} sizes="(min-width: 46rem) 39rem, 88vw" text={tree}>
        {!tree && (
          <TextWait
            waiting="Chargement de l’article…"
            failure={failed && 'L’article n’a pas pu être chargé. Vérifiez votre connexion.'}
            onRetry={() => {
              // The button goes away; the focus waits where the text will be.
              text.current?.focus();
              retry();
            }}
          />
        )}
      </ArticleBody>
    </div>
  );
}

interface ReaderToolsProps {
  title: string;
  likes: number;
  onLike: () => void;
}

/** Below the text: the like counter and the share menu. */
function ReaderTools({ title, likes, onLike }: ReaderToolsProps) {
  return (
    <div className="reader-tools">
      <button type="button" className="text-action" onClick={onLike}>
        <Icon paths={heartIcon} />
        <span>
          J’aime <span aria-live="polite">({likes})</span>
        </span>
      </button>
      <ShareMenu title={title} />
    </div>
  );
}

/** Comments of the current opening, in memory alone (spec §3, §4). */
function Comments() {
  const [comments, setComments] = useState<string[]>([]);
  const [text, setText] = useState('');

  return (
    <section className="reader-comments" aria-labelledby="commentaires-titre">
      <h3 id="commentaires-titre" className="text-xl">
        Commentaires
      </h3>
      {/* There before the first comment, which would else not be announced. */}
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
          className="reader-field"
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
