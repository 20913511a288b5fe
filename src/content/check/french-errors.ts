import type { z } from 'zod';

const FRENCH_TYPES: Record<string, string> = {
  string: 'un texte entre guillemets',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: '« true » ou « false »',
  array: 'une liste entre crochets',
  object: 'un groupe de champs entre accolades',
  date: 'une date comme « 2026-11-21 »',
};

/**
 * Zod error map: the French messages for issues to which a schema gives no message of its own.
 *
 * @returns one French sentence without a final full stop: « problem ; fix ».
 */
export const frenchErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'ce champ manque ; ajoutez-le';
      return issue.expected === 'string' && issue.input !== null
        ? 'ce n’est pas un texte ; mettez-le entre guillemets'
        : `ce n’est pas la bonne sorte de valeur ; écrivez ${FRENCH_TYPES[issue.expected] ?? 'une autre valeur'}`;
    case 'unrecognized_keys':
      return `champ inconnu « ${issue.keys.join(' », « ')} » ; retirez-le ou corrigez son nom`;
    case 'invalid_value':
      return `valeur inconnue ; écrivez ${issue.values.map((value) => `« ${String(value)} »`).join(' ou ')}`;
    case 'invalid_union':
      return issue.errors.at(-1)?.[0]?.message ?? 'valeur inconnue ; corrigez-la';
    default:
      return 'cette valeur ne convient pas ; corrigez-la d’après le guide';
  }
};
