import playIcon from 'icon:ri-play-circle-line';
import { withBasePath } from '@/content/paths.ts';
import { largestFile } from '@/content/pictures/picture.ts';
import type { TextPicture, TextVideo } from '@/content/text/text-tree.ts';
import { parseVideoUrl, VIDEO_HOST_NAMES } from '@/content/video-url.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  block: TextPicture | TextVideo;
}

/**
 * A picture or a video in the text of an article. Without script the picture is a link to its largest file, and the video
 * is a link to its page at the host; media-viewer.ts opens both on the page itself.
 */
export function MediaBlock({ block }: Props) {
  return block.type === 'video' ? (
    <TextVideoFigure video={block} />
  ) : (
    <TextPictureFigure block={block} />
  );
}

interface PictureProps {
  block: TextPicture;
}

function TextPictureFigure({ block: { picture } }: PictureProps) {
  // Only the build knows the files of a picture.
  if (!('srcset' in picture)) return null;
  return (
    <figure>
      <a className="text-picture" href={largestFile(picture)}>
        <span className="sr-only">{'Agrandir\u202f: '}</span>
        <Picture picture={picture} />
      </a>
      {picture.caption !== undefined && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}

interface VideoProps {
  video: TextVideo;
}

function TextVideoFigure({ video: { url, title = 'Vidéo' } }: VideoProps) {
  const video = parseVideoUrl(url);
  if (video.host === 'native')
    return (
      <figure>
        {/* The text around it says what it shows. */}
        {/* eslint-disable-next-line jsx-a11y-x/media-has-caption */}
        <video
          className="text-video"
          src={withBasePath(url)}
          aria-label={title}
          controls
          playsInline
          preload="none"
        />
        <figcaption>{title}</figcaption>
      </figure>
    );
  const { pageUrl, embedUrl, host } = video;
  return (
    <figure>
      <a
        className="text-video ndop-cover"
        href={pageUrl}
        data-player={embedUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon paths={playIcon} className="size-14" />
        <span className="sr-only">{`Lire la vidéo\u202f: ${title}`}</span>
      </a>
      <figcaption>
        {title}
        {'\u00a0· '}
        <a href={pageUrl} target="_blank" rel="noopener noreferrer">
          Voir sur {VIDEO_HOST_NAMES[host]}
        </a>
      </figcaption>
    </figure>
  );
}
