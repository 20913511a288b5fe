import { useState } from 'react';
import { itemName } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { parseVideoUrl, VIDEO_HOST_NAMES } from '@/content/video-url.ts';
import { LoadedTranscript } from './LoadedTranscript.tsx';
import { StageCaption } from './StageCaption.tsx';

interface Props {
  item: ItemData;
}

/** A video embedded from its host, or in the browser's player (spec §2, Video embeds). */
export function VideoPlayer({ item }: Props) {
  const video = parseVideoUrl(item.videoUrl ?? '');
  const [failed, setFailed] = useState(false);
  return (
    <figure className="stage">
      {video.host !== 'native' && (
        <iframe
          className="stage-video"
          src={video.embedUrl}
          title={itemName(item)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {video.host === 'native' && !failed && (
        // The content check asks the owner for the captions of each video.
        // eslint-disable-next-line jsx-a11y-x/media-has-caption
        <video
          className="stage-video"
          src={video.src}
          aria-label={itemName(item)}
          controls
          autoPlay
          playsInline
          onError={() => {
            setFailed(true);
          }}
        >
          {item.captions !== undefined && (
            <track
              kind="captions"
              src={item.captions}
              srcLang={item.lang ?? 'fr'}
              label={item.lang === 'en' ? 'English' : 'Français'}
              default
            />
          )}
        </video>
      )}
      {failed && (
        <div role="alert" className="stage-video stage-failed">
          <p>La vidéo ne peut pas être lue ici.</p>
          <a className="underline" href={item.videoUrl} target="_blank" rel="noopener noreferrer">
            Ouvrir le fichier
          </a>
        </div>
      )}
      <StageCaption item={item}>
        {/* The host may be out of reach, or refuse to be embedded, and the page can't know. */}
        {video.host !== 'native' && (
          <p>
            <a
              className="text-action"
              href={video.pageUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              Voir sur {VIDEO_HOST_NAMES[video.host]}
            </a>
          </p>
        )}
        {item.transcribed && <LoadedTranscript item={item} />}
      </StageCaption>
    </figure>
  );
}
