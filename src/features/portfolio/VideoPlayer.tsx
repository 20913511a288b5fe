import { useState } from 'react';
import { itemName, type PortfolioItem } from './item';
import { parseVideoUrl } from './video-url';

interface Props {
  item: PortfolioItem;
}

/** A film from its host, or in the browser's own player (spec §2, Video embeds). */
export function VideoPlayer({ item }: Props) {
  const video = parseVideoUrl(item.videoUrl ?? '');
  const [failed, setFailed] = useState(false);
  return (
    <figure className="stage">
      {video.host === 'native' ? (
        // The owner's own films come without a caption file: their description stands below.
        // eslint-disable-next-line
        <video
          className="stage-film"
          src={video.src}
          aria-label={itemName(item)}
          controls
          autoPlay
          playsInline
          onError={() => {
            setFailed(true);
          }}
        />
      ) : (
        <iframe
          className="stage-film"
          src={video.embedUrl}
          title={itemName(item)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
      <figcaption className="stage-caption">
        {failed && (
          <p role="alert" className="mb-3 font-semibold">
            La vidéo ne peut pas être lue ici.{' '}
            <a className="underline" href={item.videoUrl} target="_blank" rel="noopener noreferrer">
              Ouvrir le fichier
            </a>
          </p>
        )}
        {item.title !== '' && <h2 className="text-xl">{item.title}</h2>}
        <p className="stage-description">{item.description}</p>
      </figcaption>
    </figure>
  );
}
