import { z } from 'zod';
import { keysOf } from '../../lib/keys-of.ts';
import {
  paragraph,
  requiredText,
  emailAddress,
  optionalPhoneNumber,
  type FieldSchemas,
  webAddress,
} from './field-schemas.ts';

/**
 * The networks on which the owner can be followed, by their names in content, with label and icon. The five of the hero
 * (spec §2) come first; the contact block shows all, the footer those that aren't in the hero.
 */
export const NETWORKS = {
  youtube: { label: 'YouTube', icon: 'ri-youtube-fill', hero: true },
  linkedin: { label: 'LinkedIn', icon: 'ri-linkedin-fill', hero: true },
  twitter: { label: 'Twitter', icon: 'ri-twitter-x-fill', hero: true },
  instagram: { label: 'Instagram', icon: 'ri-instagram-fill', hero: true },
  facebook: { label: 'Facebook', icon: 'ri-facebook-fill', hero: true },
  whatsapp: { label: 'Chaîne WhatsApp', icon: 'ri-whatsapp-fill', hero: false },
  telegram: { label: 'Telegram', icon: 'ri-telegram-fill', hero: false },
  tiktok: { label: 'TikTok', icon: 'ri-tiktok-fill', hero: false },
  threads: { label: 'Threads', icon: 'ri-threads-fill', hero: false },
  bluesky: { label: 'Bluesky', icon: 'ri-bluesky-fill', hero: false },
  mastodon: { label: 'Mastodon', icon: 'ri-mastodon-fill', hero: false },
  newsletter: { label: 'Lettre d’information', icon: 'ri-mail-send-fill', hero: false },
};

const network = z.strictObject({
  network: z.enum(keysOf(NETWORKS)).meta({
    label: 'Réseau',
    choices: Object.fromEntries(keysOf(NETWORKS).map((name) => [name, NETWORKS[name].label])),
  }),
  url: webAddress('Adresse du profil'),
});

const emailjs = z
  .strictObject({
    publicKey: z.string().meta({ label: 'Clé publique' }),
    serviceId: z.string().meta({ label: 'Identifiant du service' }),
    templateId: z.string().meta({ label: 'Identifiant du modèle' }),
    /** Minimum time between two messages of a visitor, in milliseconds. */
    limitRate: z
      .int()
      .nonnegative('ce délai est négatif ; écrivez un nombre de millisecondes')
      .default(0)
      .meta({
        label: 'Délai entre deux messages',
        hint: 'En millisecondes, pour un même visiteur. 0 : pas de délai.',
      }),
    /** Whether EmailJS refuses browsers without a screen. */
    blockHeadless: z
      .boolean()
      .default(false)
      .meta({ label: 'Refuser les navigateurs sans écran (robots)' }),
  })
  .meta({
    label: 'Service d’envoi des messages (EmailJS)',
    hint: 'Trois identifiants publics, à copier depuis votre compte EmailJS.',
  });

const publishing = z
  .strictObject({
    /** « account/name » on GitHub. */
    repository: z
      .string()
      .regex(
        /^[\w.-]+\/[\w.-]+$/,
        'ce n’est pas un dépôt GitHub ; écrivez-le comme « compte/depot »',
      )
      .meta({ label: 'Dépôt GitHub', hint: 'Comme « compte/depot ».' }),
    branch: z
      .string()
      .regex(/^[\w./-]+$/, 'ce n’est pas une branche ; écrivez son nom, comme « main »')
      .default('main')
      .meta({ label: 'Branche' }),
  })
  .meta({
    label: 'Publication',
    hint: 'Où le bureau enregistre vos changements quand vous l’ouvrez en ligne.',
  });

/** Schema of the terms for using pictures that are credited to the owner; image search shows them beside the pictures. */
const pictureLicense = z
  .strictObject({
    licenseUrl: webAddress('Adresse de vos conditions').meta({
      hint: 'Une page à vous, ou celle d’une licence Creative Commons.',
    }),
    requestUrl: webAddress('Où vous demander une image').optional().meta({
      hint: 'Par exemple l’adresse de votre site, suivie de « /#contact ».',
    }),
  })
  .meta({
    label: 'Réutilisation de vos images',
    hint: 'Google Images les dit « sous licence » et montre ces adresses. Seulement celles dont le crédit est votre nom.',
  });

/** Apple's categories of podcasts, with their French names (https://podcasters.apple.com/support/1691-apple-podcasts-categories). */
const PODCAST_CATEGORIES = {
  News: 'Actualités',
  Arts: 'Arts',
  Comedy: 'Humour',
  Education: 'Éducation',
  Business: 'Entreprise',
  Fiction: 'Fiction',
  Government: 'Gouvernement',
  History: 'Histoire',
  Leisure: 'Loisirs',
  Music: 'Musique',
  'Religion & Spirituality': 'Religion et spiritualité',
  'Health & Fitness': 'Santé et remise en forme',
  Science: 'Sciences',
  'Society & Culture': 'Culture et société',
  Sports: 'Sports',
  Technology: 'Technologies',
  'True Crime': 'Affaires criminelles',
  'TV & Film': 'Télévision et cinéma',
  'Kids & Family': 'Enfants et famille',
} as const;

/** The side of a podcast's square picture in pixels: the smallest that Apple takes. */
export const PODCAST_PICTURE_SIZE = 1400;

const podcast = ({ file }: FieldSchemas) =>
  z
    .strictObject({
      image: file
        .refine(
          (path) => /\.jpe?g$/i.test(path),
          'cette image n’est pas un JPEG ; enregistrez-la en « .jpg »',
        )
        .meta({
          label: 'Image carrée',
          hint: `Un JPEG de ${PODCAST_PICTURE_SIZE} pixels de côté au moins.`,
          accept: '.jpg,.jpeg',
        }),
      category: z.enum(keysOf(PODCAST_CATEGORIES)).meta({
        label: 'Catégorie',
        choices: PODCAST_CATEGORIES,
      }),
      explicit: z.boolean().default(false).meta({
        label: 'Contenu explicite',
        hint: 'Propos que des enfants ne devraient pas entendre.',
      }),
    })
    .meta({
      label: 'Podcast',
      hint: 'Vos articles à écouter (MP3 ou M4A), pour Apple Podcasts et les autres : l’adresse à leur donner finit par « /podcast.xml ».',
    });

/** Schema of `content/site.json`: identity, contact, networks, e-mail service, credit (spec §2, §7). */
export const siteSchema = (fields: FieldSchemas) =>
  z.strictObject({
    url: webAddress('Adresse publique du site'),
    name: requiredText('Nom'),
    profession: requiredText('Profession'),
    hero: z
      .strictObject({
        title: requiredText('Titre d’accueil'),
        tagline: paragraph('Phrase d’accroche'),
        outlets: z.array(requiredText('Média')).optional().meta({
          label: 'Médias',
          item: 'Média',
          hint: 'Ceux qui vous ont publiée : ils s’écrivent sous la phrase d’accroche.',
        }),
      })
      .meta({ label: 'Accueil' }),
    description: paragraph('Description pour les moteurs de recherche').max(
      170,
      'ce texte dépasse 170 signes ; raccourcissez-le',
    ),
    contact: z
      .strictObject({
        intro: paragraph('Texte d’introduction'),
        email: emailAddress('E-mail'),
        phone: optionalPhoneNumber('Téléphone'),
        whatsapp: optionalPhoneNumber('Numéro WhatsApp'),
        location: requiredText('Lieu'),
      })
      .meta({ label: 'Contact' }),
    networks: z
      .array(network)
      .meta({ label: 'Réseaux sociaux', item: 'Réseau', summary: 'network' }),
    emailjs,
    /** The file in `content/testimonials` that the home page shows. */
    testimonials: z
      .enum(['accueil', 'telespectateurs'])
      .default('accueil')
      .meta({
        label: 'Liste de témoignages montrée en page d’accueil',
        choices: { accueil: 'Professionnels', telespectateurs: 'Téléspectateurs et collègues' },
      }),
    /** The makers of the site, named in the footer. */
    credit: z
      .strictObject({
        name: requiredText('Nom'),
        email: emailAddress('E-mail'),
        url: webAddress('Profil professionnel'),
      })
      .meta({ label: 'Crédit de réalisation' }),
    /** Whether the weekly check asks the Internet Archive to save the originals of articles. */
    archiveOriginals: z.boolean().optional().meta({
      rare: true,
      label: 'Faire archiver les originaux',
      hint: 'Chaque semaine, le site demande à archive.org de garder une copie de vos articles parus ailleurs, pour le jour où ils n’y seraient plus.',
    }),
    /** Whether visited pages can be read offline; `false` also deletes those that visitors have saved. */
    offline: z.boolean().default(true).meta({
      rare: true,
      label: 'Lecture hors connexion',
      hint: 'Les pages qu’un visiteur a lues restent lisibles sur son appareil quand il n’a plus de réseau. Désactivé, le site reprend ces copies à la visite suivante.',
    }),
    /** Whether crawlers that collect texts for artificial intelligence are asked to stay away. */
    refuseAiCrawlers: z.boolean().optional().meta({
      rare: true,
      label: 'Refuser les robots d’intelligence artificielle',
      hint: 'Demande à ceux qui entraînent des intelligences artificielles de ne pas lire le site (robots.txt, TDMRep). Google et Bing vous trouvent toujours ; rien n’oblige un robot à obéir.',
    }),
    pictureLicense: pictureLicense.optional().meta({ rare: true }),
    podcast: podcast(fields).optional().meta({ rare: true }),
    /** The GitHub repository in which the editor saves; without it, that of the build environment is used. */
    publishing: publishing.optional().meta({ rare: true }),
  });

export type Site = z.infer<ReturnType<typeof siteSchema>>;
