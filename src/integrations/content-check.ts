import type { AstroIntegration } from 'astro';
import { CONTENT_LOADER, type Refresh } from '../content/loader.ts';
import { addressConfig, siteAddress } from '../publish/site-address.ts';
import { followContent } from './follow-content.ts';

/**
 * Astro integration: tells Astro where the site is published, and lets the development server read the
 * content again after each save. It is the loaders that check the content.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        updateConfig(addressConfig(await siteAddress()));
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        followContent(server, async () => {
          const context: Refresh = { isRefresh: true };
          await refreshContent?.({ loaders: [CONTENT_LOADER], context });
        });
      },
    },
  };
}
