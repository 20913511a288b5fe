import { z } from 'zod';
import { facetSlug } from '../facets.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { isOwnSound } from '../sound/sound.ts';
import { hasVideoEnding, parseVideoUrl, VIDEO_HOST_NAMES } from '../video-url.ts';
import {
  day,
  figure,
  paragraph,
  requiredText,
  anyText,
  type Fields,
  webAddress,
} from './fields.ts';

const UNPLAYABLE_VIDEO =
  'le site ne peut pas jouer cette vidéo ; copiez en entier, avec « https:// », son adresse sur YouTube, Vimeo ou Dailymotion';

/** Sites, or parts of sites, that have only pages: their videos play there alone. */
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

/** Matches a file of the site, or a URL anywhere but at those sites. */
const PLAYABLE_URL = new RegExp(
  String.raw`^(\/[^/]|https:\/\/(?!([^/?#]+\.)?(${PAGE_SITES.join('|').replaceAll(/[./]/g, String.raw`\$&`)})([/?#:]|$))\S+$)`,
);

/** The sites of the video hosts, subdomains included. */
const VIDEO_SITES = {
  youtube: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
  vimeo: /(^|\.)vimeo\.com$/,
  dailymotion: /(^|\.)(dailymotion\.com|dai\.ly)$/,
};

/** Returns what is wrong with the URL of a video, in French: it is not a URL, or surely that of a page. */
function videoUrlProblem(url: string): string | undefined {
  if (url.startsWith('/')) return undefined;
  const parsed = URL.parse(url);
  if (!parsed) return UNPLAYABLE_VIDEO;
  const { hostname, pathname } = parsed;
  if (parseVideoUrl(url).host !== 'native' || hasVideoEnding(url)) return undefined;
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

const videoUrl = z
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

/** Matches a file of the site, or a URL, whose ending is that of a sound which browsers play. */
const PLAYABLE_SOUND =
  /^(\/[^/\s]|https:\/\/[^/\s])[^\s?#]*\.([mM][pP]3|[mM]4[aA]|[oO][pP][uU][sS])([?#]\S*)?$/;

const audio = z
  .string()
  .regex(PLAYABLE_SOUND, UNPLAYABLE_SOUND)
  .refine((src) => URL.canParse(src, 'https://site.invalid'), UNPLAYABLE_SOUND)
  .meta({
    label: 'Son',
    hint: 'L’article à écouter : un fichier déposé dans « public/sons », comme « /sons/entretien.mp3 », ou son adresse ailleurs.',
  });

const transcript = paragraph('Transcription').meta({
  hint: 'Tout ce qui se dit, et ce qui s’entend : pour qui n’entend pas, ou lit plus vite. Une ligne vide entre deux paragraphes.',
});

/** The name of a topic or place, which must have a slug. */
const facetName = (label: string) =>
  requiredText(label)
    .max(80, 'ce nom dépasse 80 signes ; raccourcissez-le')
    .refine(
      (name) => name === '' || facetSlug(name) !== '',
      'ce nom n’a ni lettre ni chiffre ; corrigez-le',
    );

const subtitles = ({ file }: Fields) =>
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

/** The most pictures of printed pages; a PDF is lighter than more. */
const MAX_SCANS = 4;

/** The pages of an article as they were printed, as pictures or as a PDF. */
const scans = ({ image, file }: Fields) =>
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

/**
 * `content/portfolio/*.md`: the front matter of one item; its description is the text below. The file name identifies an
 * item: an `id` may repeat (spec §3).
 */
export const portfolioSchema = (fields: Fields) => {
  const common = {
    id: z
      .int('ce n’est pas un nombre entier ; corrigez-le')
      .optional()
      .meta({ label: 'Numéro', hidden: true }),
    title: anyText().default('').meta({ label: 'Titre', hint: 'Il peut rester vide.' }),
    shortTitle: requiredText('Titre court')
      .max(42, 'ce titre court dépasse 42 signes ; raccourcissez-le')
      .optional()
      .meta({ hint: 'Pour les cartes et la une, où un long titre serait coupé.' }),
    standfirst: paragraph('Chapô')
      .max(300, 'ce chapô dépasse 300 signes ; raccourcissez-le')
      .optional()
      .meta({
        hint: 'Une ou deux phrases qui disent l’essentiel ; elles remplacent le début du texte sur la carte.',
      }),
    date: day().optional().meta({
      label: 'Date',
      hint: 'Sans date, l’élément se range après ceux qui sont datés. Un jour à venir : il ne paraîtra que ce jour-là.',
    }),
    place: facetName('Lieu').optional().meta({
      hint: 'Où cela se passe, comme « Douala ». Il s’écrit devant la date.',
    }),
    topics: z
      .array(facetName('Thème'))
      .max(6, 'plus de six thèmes n’en disent aucun ; retirez-en')
      .optional()
      .meta({ label: 'Thèmes', item: 'Thème' }),
    featured: z.boolean().optional().meta({
      label: 'À la une',
      hint: 'En tête de la page d’accueil, qui montre trois éléments. Sans choix, c’est le plus récent de chaque catégorie.',
    }),
    draft: z.boolean().optional().meta({
      label: 'Brouillon',
      hint: 'Un brouillon n’apparaît nulle part sur le site.',
    }),
    image: figure(fields, 'Image').optional(),
  };
  return z.discriminatedUnion(
    'category',
    [
      z
        .strictObject({
          category: z.literal('Articles'),
          ...common,
          pullQuote: paragraph('Exergue')
            .max(200, 'cet exergue dépasse 200 signes ; raccourcissez-le')
            .optional()
            .meta({ hint: 'Une phrase du texte, mise en valeur en son milieu.' }),
          /** A file in `public/` (« /… »), or elsewhere. */
          audio: audio.optional(),
          /** Of a sound elsewhere, as `audioMegabytes`: the build reads those of the site. */
          audioDuration: z
            .string()
            .regex(
              /^(\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/,
              'ce n’est pas une durée ; écrivez-la entre guillemets, comme « 6:40 » ou « 1:02:30 »',
            )
            .optional()
            .meta({
              label: 'Durée du son',
              hint: 'Comme « 6:40 » ; seulement d’un son qui est ailleurs.',
            }),
          audioMegabytes: z
            .string()
            .regex(
              /^\d{1,3}([.,]\d{1,2})?$/,
              'ce n’est pas un poids en mégaoctets ; écrivez-le entre guillemets, comme « 3,2 »',
            )
            .optional()
            .meta({
              label: 'Poids du son',
              hint: 'En mégaoctets, comme « 3,2 » ; seulement d’un son qui est ailleurs.',
            }),
          transcript: transcript.optional(),
          outlet: requiredText('Média où l’article a paru').optional(),
          /** Requires `outlet`, which is the text of the link. */
          originalUrl: webAddress('Adresse de l’article chez ce média').optional(),
          /** Requires `outlet`, which is their credit. */
          scans: scans(fields).optional(),
          /** Whether the site shows the whole text, or only an excerpt because it may be read only at the outlet. */
          visibility: z
            .enum(['public', 'private'], {
              error:
                'cette visibilité est inconnue ; écrivez « public » ou « private », ou effacez la ligne',
            })
            .optional()
            .meta({
              label: 'Visibilité',
              hint: 'D’un article privé, le site ne montre que le chapô, ou les premiers mots, et mène à l’original ; le texte reste ici, et sur GitHub si le dépôt y est public.',
              choices: { '': 'Publique', public: 'Publique', private: 'Privée' },
            }),
        })
        .refine(({ outlet, originalUrl }) => originalUrl === undefined || outlet !== undefined, {
          path: ['outlet'],
          error: 'le nom du média manque à côté de l’adresse ; écrivez-le',
        })
        .refine(({ scans, outlet }) => scans === undefined || outlet !== undefined, {
          path: ['outlet'],
          error: 'le nom du média manque à côté de la page imprimée ; écrivez-le',
        })
        .refine(
          ({ visibility, outlet, originalUrl }) =>
            visibility !== 'private' || outlet !== undefined || originalUrl !== undefined,
          {
            path: ['outlet'],
            error:
              'le site ne montre que le début d’un article privé ; écrivez le média où le lire en entier',
          },
        )
        .refine(({ visibility, audio }) => visibility !== 'private' || audio === undefined, {
          path: ['audio'],
          error:
            'le site ne montre que le début d’un article privé, et ce son dirait le reste ; retirez-le, ou rendez l’article public',
        })
        .refine(
          ({ audio = '/', audioDuration, audioMegabytes }) =>
            !isOwnSound(audio) || (audioDuration ?? audioMegabytes) === undefined,
          {
            path: ['audio'],
            error:
              'la durée et le poids ne s’écrivent que d’un son qui est ailleurs ; retirez-les, le site lit ceux de vos fichiers',
          },
        )
        .refine(({ audio, transcript }) => transcript === undefined || audio !== undefined, {
          path: ['transcript'],
          error: 'il n’y a pas de son à transcrire ; ajoutez-le, ou retirez cette ligne',
        }),
      z
        .strictObject({
          category: z.literal('Vidéos'),
          ...common,
          /** Shown on the card instead of `image`. */
          thumbnail: figure(fields, 'Vignette').optional(),
          /** At a video host, or a file in `public/` (« /… »). */
          videoUrl: videoUrl.optional(),
          /** In WebVTT. */
          subtitles: subtitles(fields).optional(),
          transcript: transcript.optional(),
        })
        .refine(({ videoUrl, subtitles }) => subtitles === undefined || isNativeVideo(videoUrl), {
          path: ['subtitles'],
          error:
            'cette vidéo est chez un hébergeur, qui montre ses propres sous-titres ; déposez-les là-bas et retirez cette ligne',
        }),
      z.strictObject({ category: z.literal('Photos'), ...common, image: figure(fields, 'Photo') }),
    ],
    { error: 'catégorie inconnue ; écrivez « Articles », « Vidéos » ou « Photos »' },
  );
};

/** Whether a video plays in the browser's own player, as one without a URL may later. */
function isNativeVideo(videoUrl = ''): boolean {
  return parseVideoUrl(videoUrl).host === 'native';
}
