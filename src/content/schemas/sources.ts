import { z } from 'zod';
import { paragraphs, paragraph, requiredText, type FieldSchemas } from './field-schemas.ts';

const signal = z
  .strictObject({
    /** Without it, a source has to type the name into Signal. */
    link: z
      .string()
      .regex(
        /^https:\/\/signal\.me\/#eu\/[\w-]+$/,
        'ce n’est pas un lien Signal ; copiez-le de Signal, il commence par « https://signal.me/#eu/ »',
      )
      .optional()
      .meta({
        label: 'Lien Signal',
        hint: 'Dans Signal : Paramètres, votre profil, « QR code ou lien », « Copier ». Il ne dit pas votre numéro ; le site en fait un QR code.',
      }),
    username: z
      .string()
      .regex(
        /^[A-Za-z_]\w{2,31}\.\d{2,}$/,
        'ce n’est pas un nom d’utilisateur Signal ; écrivez-le avec ses chiffres, comme « awa.42 »',
      )
      .meta({
        label: 'Nom d’utilisateur Signal',
        hint: 'Avec ses chiffres, comme « awa.42 » ; jamais votre numéro.',
      }),
  })
  .meta({ label: 'Signal' });

/**
 * Schema of `content/sources.json`, which may be missing: how a confidential source reaches the owner without being known.
 * The page made of it has nothing but links (spec §13.7).
 */
export const sourcesPageSchema = ({ file }: FieldSchemas) =>
  z
    .strictObject({
      intro: paragraph('Introduction'),
      risks: paragraphs('Ce qu’il faut savoir avant', 'Paragraphe').meta({
        hint: 'Avec vos mots : ce qui protège, ce qui ne protège pas, ce que vous ne pouvez pas promettre.',
      }),
      signal: signal.optional(),
      pgpKey: file
        .refine(
          (path) => path.endsWith('.asc'),
          'ce n’est pas une clé PGP ; exportez votre clé publique en « .asc »',
        )
        .optional()
        .meta({
          label: 'Clé PGP publique',
          hint: 'Un fichier « .asc » à côté de « sources.json ». Le site en calcule l’empreinte.',
          accept: '.asc',
          storedBeside: true,
        }),
      address: requiredText('Adresse postale').optional().meta({
        hint: 'Pour un courrier sans expéditeur. Elle est publique : jamais celle de votre domicile.',
        long: true,
      }),
    })
    .refine(({ signal, pgpKey, address }) => (signal ?? pgpKey ?? address) !== undefined, {
      path: ['signal'],
      error: 'il n’y a aucun moyen de vous joindre ; donnez Signal, une clé PGP ou une adresse',
    });

export type Sources = z.infer<ReturnType<typeof sourcesPageSchema>>;
