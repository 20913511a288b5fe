import type { PictureData } from '@/lib/pictures';

interface Props {
  picture: PictureData;
  className?: string;
}

/** A responsive image. It waits for the lazy-image observer where there is script. */
export function Picture({ picture, className }: Props) {
  const { alt, src, srcset, sizes, width, height, avif } = picture;
  return (
    <picture className="contents">
      {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        alt={alt}
        src={src}
        srcSet={srcset}
        sizes={sizes}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
