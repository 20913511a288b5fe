import { describe, expect, test } from 'vitest';
import { checkEntry } from '@/content/check/check-entry.ts';
import { schemaWithLookups, type CheckLookups } from '@/content/check/check-lookups.ts';
import { COLLECTIONS } from '@/content/collections.ts';

/** A place that has one picture, one video, one icon, and no disk. */
const probes: CheckLookups = {
  nearName: () => undefined,
  exists: (path) => path === './photo.jpg' || path === './abimee.jpg',
  imageProblem: (path) =>
    Promise.resolve(path === './photo.jpg' ? undefined : 'est illisible ; refaites-la'),
  isIconName: (name) => name === 'ri-mic-line',
  isPublicFile: (address) => address === '/videos/soir.mp4',
  itemStatus: () => Promise.resolve(undefined),
  today: new Date('2026-11-22'),
};

const photo = { category: 'Photos', title: 'Aube', image: { src: './photo.jpg', alt: '' } };
const video = { category: 'Vidéos', videoUrl: '/videos/soir.mp4' };

const check = (file: string, data: unknown, body = '') =>
  checkEntry(
    { collection: 'portfolio', file, content: { data, body, source: JSON.stringify(data) } },
    schemaWithLookups(COLLECTIONS.portfolio, probes),
    probes,
  );

describe('§3 A content file is checked wherever its pictures can be looked up', () => {
  test.each([
    ['a photo', photo],
    ['a video of the site itself', video],
    ['a video of a host', { ...video, videoUrl: 'https://vimeo.com/76979871' }],
    ['a day of the calendar', { ...photo, date: '2026-11-21' }],
  ])('%s has no fault', async (_what, data) => {
    const text = 'Voir [là](https://exemple.example).';
    expect(await check('content/portfolio/aube.md', data, text)).toEqual([]);
  });

  test.each(['""', '« »', ' “” '])(
    'a text of quotation marks alone is a fault: %s',
    async (alt) => {
      const data = { ...photo, image: { ...photo.image, alt } };
      expect((await check('content/portfolio/aube.md', data)).map(({ line }) => line)).toEqual([
        'content/portfolio/aube.md › image.alt (Description de l’image) : ce champ ne contient que des guillemets ; effacez-les.',
      ]);
    },
  );

  test.each([
    ['that is missing', './absente.jpg', 'le fichier « ./absente.jpg » est introuvable ; '],
    ['that is damaged', './abimee.jpg', 'l’image « ./abimee.jpg » est illisible ; refaites-la'],
  ])('a picture %s', async (_what, src, expected) => {
    const data = { ...photo, image: { src, alt: '' } };
    const [first, ...others] = await check('content/portfolio/aube.md', data);
    expect(others).toEqual([]);
    expect(first?.path).toEqual(['image', 'src']);
    expect(first?.message).toContain(expected);
    expect(first?.line).toBe(
      `content/portfolio/aube.md › image.src (Fichier de l’image) : ${first?.message}.`,
    );
  });

  test.each([
    ['that is missing', '![Vue](./absente.jpg)', 'le fichier « ./absente.jpg » est introuvable ; '],
    ['that is damaged', '![Vue](./abimee.jpg)', 'l’image « ./abimee.jpg » est illisible'],
    ['of an unknown host', '![Vue](https://a.example/b.jpg)', 'cet hébergeur d’images n’est pas'],
    ['without a description', '![ ](./photo.jpg)', 'l’image « ./photo.jpg » n’a pas de descr'],
    ['with a long caption', `![Vue](./photo.jpg "${'a'.repeat(301)}")`, 'cette légende dépasse'],
    ['that is a missing film', '/videos/aube.mp4', 'la vidéo « /videos/aube.mp4 » est introuvable'],
  ])('a picture or video in a text %s', async (_what, text, expected) => {
    const article = { category: 'Articles', title: 'Aube' };
    const found = await check('content/portfolio/aube.md', article, `a\n\n${text}\n\nb`);
    expect(found).toHaveLength(1);
    expect(found[0]?.line).toContain(`content/portfolio/aube.md : `);
    expect(found[0]?.line).toContain(expected);
    // Only articles show them.
    expect(await check('content/portfolio/aube.md', photo, text)).toEqual([]);
  });

  test('pictures and videos in a text that are there have no fault', async () => {
    const text =
      '![Vue](./photo.jpg "Crédit : A")\n\n[Le soir](/videos/soir.mp4)\n\nhttps://vimeo.com/76979871';
    const article = { category: 'Articles', title: 'Aube' };
    expect(await check('content/portfolio/aube.md', article, text)).toEqual([]);
  });

  test.each(['2026-02-30', '11/12/2026'])('a day that is none: %s', async (date) => {
    expect(await check('content/portfolio/aube.md', { ...photo, date })).toEqual([
      expect.objectContaining({
        path: ['date'],
        line: 'content/portfolio/aube.md › date (Date) : ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 ».',
      }),
    ]);
  });

  const printed = {
    category: 'Articles',
    outlet: 'Sillons',
    scans: { pictures: [{ src: './photo.jpg', alt: 'La page 7' }] },
  };

  test.each([
    ['with a text', printed, 'Un mot.'],
    ['with a standfirst', { ...printed, standfirst: 'L’essentiel.' }, ''],
  ])('printed pages %s have no fault', async (_what, data, text) => {
    expect(await check('content/portfolio/aube.md', data, text)).toEqual([]);
  });

  test('printed pages without a text need a standfirst', async () => {
    expect(await check('content/portfolio/aube.md', printed, ' \n')).toEqual([
      expect.objectContaining({
        path: ['standfirst'],
        line: 'content/portfolio/aube.md › standfirst (Chapô) : de cet article il n’y a que la page imprimée, qu’aucune recherche ne lit ; dites-en l’essentiel.',
      }),
    ]);
  });

  test('printed pages whose day is none, and of which one is missing', async () => {
    const scans = { day: '2026-02-30', pictures: [{ src: './absente.jpg', alt: 'La page 7' }] };
    const faults = await check('content/portfolio/aube.md', { ...printed, scans }, 'Un mot.');
    expect(faults.map(({ line }) => line)).toEqual([
      expect.stringContaining(
        'scans.pictures[1].src (Fichier de l’image) : le fichier « ./absente',
      ),
      expect.stringContaining('scans.day (Jour de parution) : ce n’est pas un jour du calendrier'),
    ]);
  });

  test('a file whose name alone is wrong', async () => {
    const [first, ...others] = await check('content/portfolio/Aube.md', photo);
    expect(others).toEqual([]);
    expect(first?.line).toBe(`content/portfolio/Aube.md : ${first?.message}.`);
  });

  test('a list without an item’s rules', async () => {
    const service = { icon: 'ri-micro', title: 'Interviews', description: 'Face à face.' };
    const content = { data: { services: [service] }, body: '', source: '' };
    const checked = { collection: 'services', file: 'content/services.json', content } as const;
    const faults = await checkEntry(
      checked,
      schemaWithLookups(COLLECTIONS.services, probes),
      probes,
    );
    expect(faults.map(({ line }) => line)).toEqual([
      'content/services.json › services[1].icon (Icône) : l’icône « ri-micro » n’existe pas ; choisissez-en une dans le bureau, ou écrivez un nom comme « ri-mic-line ».',
    ]);
  });

  test('every fault is told: the name, the data, the text and the video', async () => {
    const data = { ...video, videoUrl: '/videos/absente.mp4', auteur: 'A' };
    const faults = await check('content/portfolio/Aube.md', data, '[là](/projet)');
    expect(faults.map(({ path, message }) => [path.join('.'), message.split(' ; ')[0]])).toEqual([
      ['', 'ce nom de fichier devient une adresse'],
      ['', 'champ inconnu « auteur »'],
      ['videoUrl', 'la vidéo « /videos/absente.mp4 » est introuvable'],
      ['', 'dans le texte, le lien « /projet » ne peut pas être suivi'],
    ]);
  });
});
