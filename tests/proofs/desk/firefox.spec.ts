import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import services from '../../content/services.json' with { type: 'json' };
import { COPY, renewCopy, written } from '../../support/desk/copy.ts';
import { FirefoxDesk } from '../../support/desk/firefox-desk.ts';
import { ensureFirefox } from '../../support/firefox.ts';
import { SAMPLE } from '../../support/sample.ts';
import { launchFirefox } from '../../support/visit.ts';

const path = ensureFirefox();
test.skip(path === undefined, 'Firefox can’t be had here.');

let browser: Browser;

test.beforeAll(async () => {
  browser = await launchFirefox(path ?? '');
});

// Whoever worked before has done the same tasks.
test.beforeEach(renewCopy);

test.afterAll(async () => {
  renewCopy();
  await browser.close();
});

/** A task of the owner's, the file that it changes, and what the file says then. */
interface Task {
  name: string;
  file: string;
  does: (desk: FirefoxDesk) => Promise<void>;
  says: RegExp;
}

const newArticle = (desk: FirefoxDesk, title: string) => desk.startEntry('Articles', title);

/** Of a phone, and of a laptop. */
const WIDTHS = [390, 1280];

const OTHER_CV = join(tmpdir(), 'cv-2027.pdf');
const second = services.services[1]?.title ?? '';

const TASKS: Task[] = [
  {
    name: 'change the phone number',
    file: 'site.json',
    does: async (desk) => {
      await desk.open('Identité et contact');
      await desk.write('Téléphone', '+237 699 11 22 33', 'Contact');
    },
    says: /"phone": "\+237 699 11 22 33"/,
  },
  {
    name: 'add an article with a picture',
    file: 'portfolio/le-marche-de-mokolo.md',
    does: async (desk) => {
      await newArticle(desk, 'Le marché de Mokolo');
      await desk.clickIn('Image', '[type="checkbox"], [role="checkbox"]');
      await desk.upload('Fichier de l’image', join(SAMPLE, 'images/portrait.jpg'));
      await desk.write('Description de l’image', 'Étals éclairés à la lampe');
      await desk.write('Texte', 'Premier paragraphe.');
    },
    says: /image:\n {2}src: "\.\/portrait\.webp"\n {2}alt: "Étals éclairés à la lampe"\n---\n\nPremier paragraphe\./,
  },
  {
    name: 'paste a text of a word processor',
    file: 'portfolio/un-texte-colle.md',
    does: async (desk) => {
      await newArticle(desk, 'Un texte collé');
      await desk.paste(
        '<h1>Au <b>marché</b></h1><p class="MsoNormal">Les <b>prix</b><a href="#_ftn1">[1]</a>.</p><ul><li>du riz</li><li>des tomates</li></ul><table><tr><td>Riz</td><td>500</td></tr></table>',
      );
      await desk.see('Un tableau n’a pas été pris');
      await desk.click('Fermer');
    },
    says: /\n---\n\n## Au marché\n\nLes \*\*prix\*\*\[1\]\.\n\n- du riz\n- des tomates\n$/,
  },
  {
    name: 'drop a picture into a text',
    file: 'portfolio/une-image-deposee.md',
    does: async (desk) => {
      await newArticle(desk, 'Une image déposée');
      await desk.write('Texte', 'Avant la pluie.');
      await desk.drop(join(SAMPLE, 'images/portrait.jpg'));
      await desk.write('Ce que l’on y voit', 'Un mur');
    },
    says: /\n\n!\[Un mur\]\(\.\/\S+\.webp\)\n\nAvant la pluie\.\n$/,
  },
  {
    name: 'add a video',
    file: 'portfolio/les-luthiers.md',
    does: async (desk) => {
      await desk.startEntry('Vidéos', 'Les luthiers');
      await desk.write('Adresse de la vidéo', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    },
    says: /videoUrl: "https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"/,
  },
  {
    name: 'hide an item',
    file: 'portfolio/aube-sur-les-sept-collines.md',
    does: async (desk) => {
      await desk.open('Photos');
      await desk.openEntry('Aube sur les sept collines');
      await desk.clickIn('Brouillon', '[role="switch"]');
    },
    says: /draft: true/,
  },
  {
    name: 'reorder services',
    file: 'services.json',
    does: async (desk) => {
      await desk.open('Services');
      await desk.moveUp(1);
    },
    says: new RegExp(`"services": \\[\\s*\\{[^}]*${second}`),
  },
  {
    name: 'replace the CV',
    file: 'about.json',
    does: async (desk) => {
      await desk.open('À propos');
      await desk.upload('CV (fichier PDF)', OTHER_CV, { replaces: true });
    },
    says: /"cv": "\.\/cv\.pdf"/,
  },
  {
    name: 'change the portrait',
    file: 'about.json',
    does: async (desk) => {
      await desk.open('À propos');
      await desk.upload('Fichier de l’image', join(SAMPLE, 'portfolio/tisserand.jpg'));
    },
    says: /"src": "\.\/images\/tisserand\.webp"/,
  },
  {
    name: 'change the biography',
    file: 'about.json',
    does: async (desk) => {
      await desk.open('À propos');
      await desk.writeNth('Biographie', 1, 'Je me suis formée à Yaoundé.');
    },
    says: /"Je me suis formée à Yaoundé\."/,
  },
  {
    name: 'add a testimonial',
    file: 'testimonials/accueil.json',
    does: async (desk) => {
      await desk.open('Témoignages : professionnels');
      await desk.add('Témoignage', 'Témoignage');
      await desk.write('Témoignage', 'Une plume exacte.');
      await desk.write('Nom', 'Ève Nkolo');
      await desk.write('Fonction', 'Éditrice');
    },
    says: /"text": "Une plume exacte\.",\s*"name": "Ève Nkolo",\s*"position": "Éditrice"/,
  },
  {
    name: 'change the donation details',
    file: 'project.json',
    does: async (desk) => {
      await desk.open('Projet');
      await desk.write('Numéro', '+237 655 44 33 22', 'Faire un don');
    },
    says: /"phone": "\+237 655 44 33 22"/,
  },
];

for (const width of WIDTHS)
  for (const { name, file, does, says } of TASKS)
    test(`in Firefox at ${width} px: ${name}`, async ({ baseURL }) => {
      // The editor knows a file by its content: the same one again is no replacement.
      writeFileSync(OTHER_CV, `${readFileSync(join(SAMPLE, 'cv.pdf'), 'latin1')}%2027`, 'latin1');
      const desk = await FirefoxDesk.visit(browser, baseURL, width);
      await desk.leaveDashboard();
      await does(desk);
      await desk.save();
      expect(written(file)).toMatch(says);
      await desk.close();
    });

for (const width of WIDTHS) {
  test(`in Firefox at ${width} px: a new text that is left is kept, and continued`, async ({
    baseURL,
  }) => {
    const desk = await FirefoxDesk.visit(browser, baseURL, width);
    await desk.leaveDashboard();
    await newArticle(desk, 'La pluie sur Obala');
    await desk.click('Annuler la modification');
    await desk.see('1 texte commencé');
    await desk.click('1 texte commencé');
    await desk.click('Reprendre');
    await desk.see('Votre texte est de nouveau là.');
    await desk.save();
    expect(written('portfolio/la-pluie-sur-obala.md')).toContain('title: "La pluie sur Obala"');
    await desk.close();
  });

  test(`in Firefox at ${width} px: Escape closes no form, and what a reload brings back replaces nothing that was saved since`, async ({
    baseURL,
  }) => {
    const desk = await FirefoxDesk.visit(browser, baseURL, width);
    await desk.leaveDashboard();
    await desk.open('Identité et contact');
    await desk.write('Profession', 'Grand reporter');
    await desk.press('Escape');
    const elsewhere = written('site.json').replace(/("location": ")[^"]*/, '$1Douala, Cameroun');
    writeFileSync(join(COPY, 'site.json'), elsewhere);
    await desk.reload();
    await desk.click('Restaurer');
    await desk.click('Enregistrer');
    await desk.see('Ce texte a changé entre-temps');
    await desk.see('Douala, Cameroun');
    await desk.click('Enregistrer ce que j’ai écrit');
    await desk.see('Enregistré.');
    expect(written('site.json')).toContain('"profession": "Grand reporter"');
    await desk.close();
  });

  test(`in Firefox at ${width} px: of two tabs that bring a picture of one name, the second gets the next name`, async ({
    baseURL,
  }) => {
    const first = await FirefoxDesk.visit(browser, baseURL, width);
    await first.leaveDashboard();
    await first.startEntry('Photos', 'Un premier marché');
    const second = await FirefoxDesk.visit(browser, baseURL, width);
    await second.leaveDashboard();
    await second.startEntry('Photos', 'Un second marché');
    for (const tab of [first, second]) {
      await tab.show();
      await tab.upload('Fichier de l’image', join(SAMPLE, 'images/portrait.jpg'));
      await tab.write('Description de l’image', 'Des étals');
      await tab.save();
      await tab.close();
    }
    expect(written('portfolio/un-premier-marche.md')).toContain('src: "./portrait.webp"');
    expect(written('portfolio/un-second-marche.md')).toContain('src: "./portrait-1.webp"');
  });
}
