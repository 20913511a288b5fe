import type { Document } from '../../content/parsed-content.server.ts';
import type { Remark, Rule } from './remark.ts';
import { texts } from './walk.ts';

/** The people and names of the sample content. All are invented. */
const NAMES = [
  ...['Clarisse Ndolé', 'Lueurs d’Afrique', 'Atelier Ewondo', 'Firmin Eru', 'Estelle Okok'],
  ...['Bertrand Mbongo', 'Mireille Koki', 'Odette Nkui', 'Serge Miondo', 'Josiane Sangah'],
  ...['Samuel Achu', 'Aïssatou Foléré', 'Patrice Kondrè', 'Ernest Ekwang'],
];

/** Where the sample content's addresses lead: nowhere (RFC 2606), or to profiles that nobody has. */
const ADDRESS = /\.example\b|[-/]exemple$/;
const PHONE = '+237 600 00 00 00';

/** Which text of a file still stands as the sample content has it (spec, decision « Names »). */
export const sampleValues: Rule = ({ documents, site }) => [
  ...documents.flatMap(inDocument),
  ...(['publicKey', 'serviceId', 'templateId'] as const)
    .filter((key) => site.emailjs[key] === '')
    .map((key) => ({
      file: 'site.json',
      path: ['emailjs', key],
      message: 'le formulaire ne peut rien envoyer ; copiez cet identifiant depuis emailjs.com',
    })),
];

function inDocument({ file, data, body }: Document): Remark[] {
  const inData = texts(data).flatMap(({ path, text }) => {
    const message = fault(text);
    return message === undefined ? [] : [{ file, path, message }];
  });
  const name = NAMES.find((known) => body.includes(known));
  return name === undefined ? inData : [...inData, { file, message: invented(name) }];
}

function fault(text: string): string | undefined {
  if (text === PHONE) return 'ce numéro est celui de l’exemple ; écrivez le vôtre';
  if (!/\s/.test(text) && isSampleAddress(text))
    return `« ${text} » est une adresse d’exemple ; écrivez la vraie`;
  const name = NAMES.find((known) => text.includes(known));
  return name === undefined ? undefined : invented(name);
}

/** Whether an address is one of the sample's. */
export function isSampleAddress(address: string): boolean {
  return ADDRESS.test(address);
}

const invented = (name: string) =>
  `« ${name} » vient du contenu d’exemple ; mettez à la place ce qui est vrai`;
