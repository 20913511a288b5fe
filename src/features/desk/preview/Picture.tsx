interface Props {
  src: string | undefined;
  alt: string;
}

/** The picture of an item, or the drawn cover of one that has none, as on the site. */
export function Picture({ src, alt }: Props) {
  return (
    <div className={`ndop-cover ${src === undefined ? 'aspect-4/3' : ''}`}>
      {src !== undefined && <img src={src} alt={alt} className="relative h-auto w-full" />}
    </div>
  );
}
