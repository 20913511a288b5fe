import type { z } from 'zod';

const TYPES: Record<string, string> = {
  string: 'un texte entre guillemets',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: '« true » ou « false »',
  array: 'une liste entre crochets',
  object: 'un groupe de champs entre accolades',
  date: 'une date comme « 2026-11-21 »',
};

/**
 * What is wrong and how to fix it, for the issues to which a schema gives no message of its own.
 *
 * @param issue as Zod raises it, before its message is set.
 * @returns one French sentence without a final stop: « fault ; fix ».
 */
export const frenchIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'ce champ manque ; ajoutez-le'
        : `ce n’est pas la bonne sorte de valeur ; écrivez ${TYPES[issue.expected] ?? 'une autre valeur'}`;
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
