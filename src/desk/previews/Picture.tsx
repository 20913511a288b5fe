interface Props {
  /** Where the picture is found; absent for an item that has none. */
  address: Promise<string | undefined> | undefined;
  alt: string;
}

/** The picture of an item, or the drawn cover of one that has none, as on the site. */
export function Picture({ address, alt }: Props) {
  if (!address) return <div className="ndop-cover aspect-4/3" />;
  // The editor renders this with a React of its own: state would belong to another one.
  const show = (image: HTMLImageElement | null) => {
    void address.then((src) => {
      if (image && src !== undefined) image.src = src;
    });
  };
  return (
    <div className="ndop-cover">
      <img ref={show} alt={alt} className="relative h-auto w-full" />
    </div>
  );
}
