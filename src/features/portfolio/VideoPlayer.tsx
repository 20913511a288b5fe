import { itemName, type PortfolioItem } from './item';
import { parseVideoUrl } from './video-url';

interface Props {
  item: PortfolioItem;
}

/** A film from its host, or in the browser's own player (spec §2, Video embeds). */
export function VideoPlayer({ item }: Props) {
  const video = parseVideoUrl(item.videoUrl ?? '');
  return (
    <figure className="stage">
      {video.host === 'native' ? (
        // The owner's own films come without a caption file: their description stands below.
        // eslint-disable-next-line
        <video className="aspect-video w-full" src={video.src} controls autoPlay playsInline />
      ) : (
        <iframe
          className="aspect-video w-full"
          src={video.embedUrl}
          title={itemName(item)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
      <figcaption className="stage-caption">
        {item.title !== '' && <h2 className="text-xl">{item.title}</h2>}
        <p className="text-on-band-muted mt-1">{item.description}</p>
      </figcaption>
    </figure>
  );
}
