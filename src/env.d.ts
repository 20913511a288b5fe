declare module 'icon:*' {
  const paths: string[];
  export default paths;
}

declare module '*?inline-script' {
  const code: string;
  export default code;
}
