import { useRef, useState } from 'react';
import { useVideoStill } from './use-video-still.ts';

interface Props {
  videoUrl: string;
}

/** YouTube answers for a video that it doesn't have with a grey picture of this width. */
const MISSING_WIDTH = 120;

/**
 * The still of a video without an image of its own (spec §7). It lies over the drawn cover, which
 * shows until the still is there and when there is none. Decorative: the card's text says the rest.
 */
export function VideoThumbnail({ videoUrl }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const still = useVideoStill(place, videoUrl);
  const [failed, setFailed] = useState(false);

  return (
    <div ref={place} className="absolute inset-0">
      {still !== undefined && !failed && (
        <img
          className="size-full"
          alt=""
          src={still}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => {
            if (currentTarget.naturalWidth <= MISSING_WIDTH) setFailed(true);
          }}
          onError={() => {
            setFailed(true);
          }}
        />
      )}
    </div>
  );
}
