/**
 * The document's first script. It runs before any content is parsed, so that neither the theme nor
 * what script shows or hides can flash.
 */
import { answerAsleepToggle } from './asleep-toggle.ts';
import { applyDataSaver } from './data-saver.ts';
import { deferLazyImages } from './lazy-images.ts';
import { prepareForPaper } from './printing.ts';
import { followStoredTheme } from './stored-theme.ts';

document.documentElement.classList.add('js');
followStoredTheme();
answerAsleepToggle();
applyDataSaver();
deferLazyImages();
prepareForPaper();
