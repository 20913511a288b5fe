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
  /** URL path of the script of an article's page. */
  readonly ARTICLE_SCRIPT_URL: string;
  /** URL path of the script that prefetches the code of islands; empty in development. */
  readonly PREFETCH_SCRIPT_URL: string;
  /** URL path of the script that saves pages for offline reading; empty when that is switched off. */
  readonly SAVE_PAGE_SCRIPT_URL: string;
}
