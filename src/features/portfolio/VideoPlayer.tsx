import { useState } from 'react';
import { itemName, type PortfolioItem } from '@/lib/portfolio-item';
import { parseVideoUrl } from '@/lib/video-url';

interface Props {
  item: PortfolioItem;
}

/** A film from its host, or in the browser's own player (spec §2, Video embeds). */
export function VideoPlayer({ item }: Props) {
  const video = parseVideoUrl(item.videoUrl ?? '');
  const [failed, setFailed] = useState(false);
  const { title, description, videoUrl } = item;
  return (
    <figure className="stage">
      {video.host !== 'native' && (
        <iframe
          className="stage-film"
          src={video.embedUrl}
          title={itemName(item)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {video.host === 'native' && !failed && (
        // The owner's own films come without a caption file: their description stands below.
        // eslint-disable-next-line jsx-a11y-x/media-has-caption
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
      )}
      {failed && (
        <div role="alert" className="stage-film stage-failed">
          <p>La vidéo ne peut pas être lue ici.</p>
          <a className="underline" href={videoUrl} target="_blank" rel="noopener noreferrer">
            Ouvrir le fichier
          </a>
        </div>
      )}
      <figcaption className="stage-caption">
        {title !== '' && <h2 className="text-xl">{title}</h2>}
        <p className="stage-description">{description}</p>
      </figcaption>
    </figure>
  );
}
