import type { PictureData } from '@/content/pictures/picture.ts';

interface Props {
  picture: PictureData;
  className?: string;
}

/**
 * A responsive image. The lazy-image observer may change its attributes before the island around it hydrates, hence
 * `suppressHydrationWarning`.
 */
export function Picture({ picture, className }: Props) {
  const { alt, src, srcset, sizes, width, height, focus } = picture;
  return (
    <img
      className={className}
      alt={alt}
      src={src}
      srcSet={srcset}
      sizes={sizes}
      width={width}
      height={height}
      data-focus={focus}
      loading="lazy"
      decoding="async"
      suppressHydrationWarning
    />
  );
}
