/**
 * The document's first script. It runs before any content is parsed, so that neither the theme nor
 * what script shows or hides can flash.
 */
import { applyDataSaver } from './data-saver.ts';
import { deferLazyImages } from './lazy-images.ts';
import { followStoredTheme } from './stored-theme.ts';

document.documentElement.classList.add('js');
followStoredTheme();
applyDataSaver();
deferLazyImages();
