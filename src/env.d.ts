declare module 'icon:*' {
  const paths: string[];
  export default paths;
}

declare module '*?inline-script' {
  const code: string;
  export default code;
}

declare namespace React.JSX {
  interface IntrinsicElements {
    'masonry-grid': React.HTMLAttributes<HTMLElement>;
  }
}
