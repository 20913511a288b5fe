declare module 'icon:*' {
  const paths: string[];
  export default paths;
}

declare module '*?inline-script' {
  const code: string;
  export default code;
}

interface ImportMetaEnv {
  /** The path below which the site is published, without its last « / ». */
  readonly BASE_PATH: string;
  /** Address of the script that fetches islands ahead; empty in development. */
  readonly FETCH_AHEAD: string;
  /** Address of the script that keeps pages; empty where none does. */
  readonly KEEP_PAGE: string;
}
