/**
 * The document's first script. It runs before any content is parsed, so that neither the theme nor
 * what script shows or hides can flash.
 */
import { answerAsleepToggle } from '@/features/theme/unhydrated-toggle.ts';
import { applyDataSaver } from './data-saver.ts';
import { deferLazyImages } from '@/ui/lazy-images.ts';
import { prepareForPaper } from './printing.ts';
import { followStoredTheme } from '@/features/theme/stored-theme.ts';

document.documentElement.classList.add('js');
followStoredTheme();
answerAsleepToggle();
applyDataSaver();
deferLazyImages();
prepareForPaper();
