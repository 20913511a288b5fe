import { z } from 'zod';
import { facetSlug } from '../facets.ts';
import { isSelfHostedSound } from '../sound/sound.ts';
import { parseVideoUrl } from '../video-url.ts';
import {
  day,
  figure,
  language,
  paragraph,
  requiredText,
  anyText,
  type FieldSchemas,
  webAddress,
} from './field-schemas.ts';
import { audio, scans, subtitles, transcript, videoUrl } from './media.ts';

/** Schema of the name of a topic or place. It needs a letter or digit, so that its page gets an address. */
const facetName = (label: string) =>
  requiredText(label)
    .max(80, 'ce nom dépasse 80 signes ; raccourcissez-le')
    .refine(
      (name) => name === '' || facetSlug(name) !== '',
      'ce nom n’a ni lettre ni chiffre ; corrigez-le',
    );

/** Maximum length of a standfirst in characters: those of some outlets have four sentences. */
export const MAX_STANDFIRST_LENGTH = 500;

/** Schema of an article's corrections: what was corrected since the article appeared, and when. */
const corrections = z
  .array(
    z.strictObject({
      day: day().meta({ label: 'Jour de la correction' }),
      text: paragraph('Ce qui a été corrigé'),
    }),
  )
  .meta({
    label: 'Corrections',
    hint: 'Ce que l’article disait, et ce qu’il dit maintenant : chacune s’écrit en tête de l’article, avec son jour.',
    item: 'Correction',
    summary: 'text',
  });

/**
 * Schema of the front matter of `content/portfolio/*.md`, each file of which is one portfolio item; the text below is the
 * item's description. The file name identifies an item, because an `id` may repeat (spec §3).
 */
export const portfolioSchema = (fields: FieldSchemas) => {
  const common = {
    id: z
      .int('ce n’est pas un nombre entier ; corrigez-le')
      .optional()
      .meta({ label: 'Numéro', hidden: true }),
    title: anyText().default('').meta({ label: 'Titre', hint: 'Il peut rester vide.' }),
    shortTitle: requiredText('Titre court')
      .max(42, 'ce titre court dépasse 42 signes ; raccourcissez-le')
      .optional()
      .meta({ rare: true, hint: 'Pour les cartes et la une, où un long titre serait coupé.' }),
    standfirst: paragraph('Chapô')
      .max(
        MAX_STANDFIRST_LENGTH,
        `ce chapô dépasse ${MAX_STANDFIRST_LENGTH} signes ; raccourcissez-le`,
      )
      .optional()
      .meta({
        hint: 'Une ou deux phrases qui disent l’essentiel ; elles remplacent le début du texte sur la carte.',
      }),
    draft: z.boolean().optional().meta({
      label: 'Brouillon',
      hint: 'Un brouillon n’apparaît nulle part sur le site. « Publier », en bas du bureau, l’enregistre et le fait paraître.',
    }),
    date: day().optional().meta({
      label: 'Date',
      hint: 'Aujourd’hui, sauf si vous la changez. Sans date, l’élément se range après ceux qui sont datés. Un jour à venir : il ne paraîtra que ce jour-là.',
    }),
    lang: language().meta({ rare: true }),
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
            .meta({ rare: true, hint: 'Une phrase du texte, mise en valeur en son milieu.' }),
          /** Path of a file in `public/` (« /… »), or URL of a file elsewhere. */
          audio: audio.optional().meta({ rare: true }),
          /**
           * Duration of a sound on another site; `audioMegabytes` is its size. For a file of this site, the build reads
           * both from the file.
           */
          audioDuration: z
            .string()
            .regex(
              /^(\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/,
              'ce n’est pas une durée ; écrivez-la entre guillemets, comme « 6:40 » ou « 1:02:30 »',
            )
            .optional()
            .meta({
              rare: true,
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
              rare: true,
              label: 'Poids du son',
              hint: 'En mégaoctets, comme « 3,2 » ; seulement d’un son qui est ailleurs.',
            }),
          transcript: transcript.optional().meta({ rare: true }),
          corrections: corrections.optional().meta({ rare: true }),
          outlet: requiredText('Média où l’article a paru').optional(),
          /** Requires `outlet`, which is the text of the link. */
          originalUrl: webAddress('Adresse de l’article chez ce média').optional(),
          /** Requires `outlet`, which is their credit. */
          scans: scans(fields).optional().meta({ rare: true }),
          /** Whether the site shows the whole text, or only an excerpt because it may be read only at the outlet. */
          visibility: z
            .enum(['public', 'private'], {
              error:
                'cette visibilité est inconnue ; écrivez « public » ou « private », ou effacez la ligne',
            })
            .optional()
            .meta({
              rare: true,
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
        .refine(
          ({ date, corrections = [] }) =>
            date === undefined || corrections.every((correction) => correction.day >= date),
          {
            path: ['corrections'],
            error: 'une correction vient avant la date de l’article ; corrigez l’un des deux jours',
          },
        )
        .refine(({ visibility, audio }) => visibility !== 'private' || audio === undefined, {
          path: ['audio'],
          error:
            'le site ne montre que le début d’un article privé, et ce son dirait le reste ; retirez-le, ou rendez l’article public',
        })
        .refine(
          ({ audio = '/', audioDuration, audioMegabytes }) =>
            !isSelfHostedSound(audio) || (audioDuration ?? audioMegabytes) === undefined,
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
          /** URL of a video at a host, or path of a file in `public/` (« /… »). */
          videoUrl: videoUrl.optional(),
          ...common,
          /** Shown on the card instead of `image`. */
          thumbnail: figure(fields, 'Vignette').optional(),
          /** Path of a WebVTT file. */
          subtitles: subtitles(fields).optional().meta({ rare: true }),
          transcript: transcript.optional().meta({ rare: true }),
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

/** Whether a video plays in the browser's own player; one without a URL counts too, because it may do so later. */
function isNativeVideo(videoUrl = ''): boolean {
  return parseVideoUrl(videoUrl).host === 'native';
}
