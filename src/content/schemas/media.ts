import { z } from 'zod';
import { keysOf } from '../../lib/keys-of.ts';
import { hasVideoExtension, parseVideoUrl, VIDEO_HOST_NAMES } from '../video-url.ts';
import { day, paragraph, requiredText, type FieldSchemas } from './field-schemas.ts';

const UNPLAYABLE_VIDEO =
  'le site ne peut pas jouer cette vidéo ; copiez en entier, avec « https:// », son adresse sur YouTube, Vimeo ou Dailymotion';

/** Sites, or parts of sites, whose URLs are pages and not video files: the content check refuses them for videos. */
const PAGE_SITES = [
  // Social networks and messengers.
  ...['facebook.com', 'fb.watch', 'instagram.com', 'threads.net', 'threads.com', 'tiktok.com'],
  ...['x.com', 'twitter.com', 't.co', 'linkedin.com', 'lnkd.in', 'snapchat.com', 'reddit.com'],
  ...['t.me', 'telegram.me', 'whatsapp.com', 'wa.me', 'twitch.tv', 'vk.com', 'ok.ru'],
  // Drives and file transfers.
  ...['drive.google.com', 'docs.google.com', 'photos.google.com', 'photos.app.goo.gl'],
  ...['dropbox.com', 'onedrive.live.com', '1drv.ms', 'sharepoint.com', 'icloud.com', 'box.com'],
  ...['wetransfer.com', 'we.tl', 'swisstransfer.com', 'fromsmash.com', 'mega.nz', 'mega.io'],
  ...['mediafire.com', 'pcloud.com', 'pcloud.link', 'terabox.com', 'kdrive.infomaniak.com'],
  // Players and libraries.
  ...['streamable.com', 'loom.com', 'rumble.com', 'odysee.com', 'canva.com', 'github.com'],
  ...['archive.org/details', 'commons.wikimedia.org/wiki'],
];

/** Matches the addresses that a video may have: a path on the site, or an https URL that isn't at one of the `PAGE_SITES`. */
const PLAYABLE_URL = new RegExp(
  String.raw`^(\/[^/]|https:\/\/(?!([^/?#]+\.)?(${PAGE_SITES.join('|').replaceAll(/[./]/g, String.raw`\$&`)})([/?#:]|$))\S+$)`,
);

/** Patterns of the domain names of the video hosts: a URL there must be that of a single video, not of a list or channel. */
const VIDEO_SITES = {
  youtube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  vimeo: /(^|\.)vimeo\.com$/,
  dailymotion: /(^|\.)(dailymotion\.com|dai\.ly)$/,
};

/** Returns what is wrong with the URL of a video, in French: it isn't a URL, or it surely leads to a page. */
function videoUrlProblem(url: string): string | undefined {
  if (url.startsWith('/')) return undefined;
  const parsed = URL.parse(url);
  if (!parsed) return UNPLAYABLE_VIDEO;
  const { hostname, pathname } = parsed;
  if (parseVideoUrl(url).host !== 'native' || hasVideoExtension(url)) return undefined;
  const host = keysOf(VIDEO_SITES).find((name) => VIDEO_SITES[name].test(hostname));
  if (host)
    return `cette adresse de ${VIDEO_HOST_NAMES[host]} n’est pas celle d’une vidéo ; copiez celle d’une seule vidéo de YouTube, Vimeo ou Dailymotion, pas d’une liste ni d’une chaîne`;
  if (/\.(m3u8?|mpd)$/i.test(pathname))
    return 'cette adresse est celle d’une diffusion en continu, que peu de navigateurs savent lire ; copiez celle d’une vidéo de YouTube, Vimeo ou Dailymotion';
  // A folder, or the home page of a site.
  if (/(\/|\.[xs]?html?)$/i.test(pathname))
    return 'cette adresse est celle d’une page, pas d’une vidéo ; copiez celle de la vidéo sur YouTube, Vimeo ou Dailymotion, ou déposez son fichier dans « public/videos »';
  return undefined;
}

export const videoUrl = z
  .string()
  .regex(PLAYABLE_URL, { error: UNPLAYABLE_VIDEO, abort: true })
  .refine((url) => videoUrlProblem(url) === undefined, {
    error: ({ input }) => videoUrlProblem(String(input)),
  })
  .meta({
    label: 'Adresse de la vidéo',
    hint: 'Celle de YouTube, Vimeo ou Dailymotion. Sans elle, la carte annonce « Vidéo bientôt disponible ».',
  });

const UNPLAYABLE_SOUND =
  'le site ne peut pas jouer ce son ; écrivez un fichier de « public », comme « /sons/entretien.mp3 », ou une adresse en « https:// », sans espace, qui finit par « .mp3 », « .m4a » ou « .opus »';

/** Matches the addresses that a sound may have: a path on the site or an https URL, with the ending of an MP3, M4A or Opus. */
const PLAYABLE_SOUND =
  /^(\/[^/\s]|https:\/\/[^/\s])[^\s?#]*\.([mM][pP]3|[mM]4[aA]|[oO][pP][uU][sS])([?#]\S*)?$/;

export const audio = z
  .string()
  .regex(PLAYABLE_SOUND, UNPLAYABLE_SOUND)
  .refine((src) => URL.canParse(src, 'https://site.invalid'), UNPLAYABLE_SOUND)
  .meta({
    label: 'Son',
    hint: 'L’article à écouter : un fichier déposé dans « public/sons », comme « /sons/entretien.mp3 », ou son adresse ailleurs.',
  });

export const transcript = paragraph('Transcription').meta({
  hint: 'Tout ce qui se dit, et ce qui s’entend : pour qui n’entend pas, ou lit plus vite. Une ligne vide entre deux paragraphes.',
});

export const subtitles = ({ file }: FieldSchemas) =>
  file
    .refine(
      (path) => path.endsWith('.vtt'),
      'ce n’est pas un fichier de sous-titres ; enregistrez-le en « .vtt » (WebVTT)',
    )
    .meta({
      label: 'Fichier de sous-titres',
      hint: 'Pour une vidéo à vous : un fichier « .vtt » (WebVTT), que la plupart des logiciels de montage exportent.',
      accept: '.vtt',
    });

/** Maximum number of pictures of printed pages in an article; for more pages, a PDF is lighter. */
const MAX_SCANS = 4;

/** Schema of the scans of an article's printed pages: pictures, a PDF, or both. */
export const scans = ({ image, file }: FieldSchemas) =>
  z
    .strictObject({
      /** Without it, the date of the article. */
      day: day()
        .optional()
        .meta({ label: 'Jour de parution', hint: 'Sans lui, c’est la date de l’article.' }),
      page: requiredText('Page du journal')
        .max(20, 'ce numéro de page dépasse 20 signes ; raccourcissez-le')
        .optional()
        .meta({ hint: 'Comme « 7 », ou « 1 et 7 ».' }),
      pictures: z
        .array(
          z.strictObject({
            src: image().meta({ label: 'Fichier de l’image' }),
            alt: requiredText('Description de l’image').meta({
              hint: 'Ce que montre cette page, comme « La page 7 : l’article sur quatre colonnes, sous sa photo ».',
            }),
          }),
        )
        .max(MAX_SCANS, 'plus de quatre images se lisent mal ; préférez un PDF')
        .optional()
        .meta({
          label: 'Images de la page',
          hint: 'Bien à plat et nettes, 2 400 pixels de haut : à moins, le papier journal ne se lit pas.',
          item: 'Image',
          summary: 'alt',
        }),
      pdf: file
        .refine(
          (path) => path.endsWith('.pdf'),
          'ce n’est pas un PDF ; enregistrez la page en « .pdf »',
        )
        .optional()
        .meta({ label: 'PDF de la page', accept: '.pdf' }),
    })
    .refine(({ pictures = [], pdf }) => pictures.length > 0 || pdf !== undefined, {
      path: ['pictures'],
      error: 'il n’y a ni image de la page ni PDF ; ajoutez l’un ou l’autre',
    })
    .meta({
      label: 'Page imprimée',
      hint: 'L’article tel qu’il a paru sur papier, en images ou en PDF. Le média qui l’a publié s’écrit plus haut.',
    });
