import type { Site } from '../../../content/schemas/site.ts';
import type { Remark } from '../remark.ts';

const FIELDS = {
  publicKey: { start: undefined, place: '« Account », « General », « Public Key »' },
  serviceId: { start: 'service_', place: '« Email Services », « Service ID »' },
  templateId: { start: 'template_', place: '« Email Templates », « Template ID »' },
} as const;

/** What stands in examples in the place of an identifier. */
const PLACEHOLDER = /^(your|votre|my|mon)[-_ ]|x{4}|\.{3}|^<|exemple|example|identifiant/i;

/** Which identifiers of the e-mail service are empty, those of an example, or in the place of another. */
export function mailAccount({ emailjs }: Site): Remark[] {
  return (['publicKey', 'serviceId', 'templateId'] as const).flatMap((key) => {
    const fault = faultOf(key, emailjs[key]);
    if (fault === undefined) return [];
    const message = `${fault} ; copiez celui de emailjs.com : ${FIELDS[key].place}`;
    return [{ file: 'site.json', path: ['emailjs', key], message, broken: true }];
  });
}

function faultOf(key: keyof typeof FIELDS, value: string): string | undefined {
  if (value.trim() === '') return 'cet identifiant manque, et le formulaire ne peut rien envoyer';
  if (PLACEHOLDER.test(value) || /\s/.test(value)) return `« ${value} » n’est pas un identifiant`;
  const others = Object.values(FIELDS).filter(({ start }) => start !== FIELDS[key].start);
  return others.some(({ start }) => start !== undefined && value.startsWith(start))
    ? `« ${value} » est l’identifiant d’un autre champ`
    : undefined;
}
