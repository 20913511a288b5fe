import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Astro integration: adds the `client:interaction` directive. */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('../browser/islands/interaction.ts', import.meta.url)),
        });
      },
    },
  };
}
