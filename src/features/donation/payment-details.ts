import type { WayToGive } from '@/content/schemas/project.ts';

/** The text that « Copier les informations de paiement » copies (spec §2, Support section). */
export function paymentText({ method, number, holder }: WayToGive, thanks: string): string {
  return [`Numéro : ${number}`, `Nom : ${holder}`, `Méthode : ${method}`, thanks].join('\n');
}
