import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/build/client-interaction. */
    'client:interaction'?: boolean;
  }
}
