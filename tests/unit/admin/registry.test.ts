import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { editorConfig } from '@/admin/config/editor-config.ts';
import { findForm } from '@/admin/config/find-form.ts';
import { schemaOfPath } from '@/admin/config/editor-schemas.ts';
import type { Collection, Registry } from '@/content/collections.ts';
import { figure, requiredText, type FieldSchemas } from '@/content/schemas/field-schemas.ts';

/** Entries of two kinds. */
const sounds: Collection = {
  files: 'sounds/*.md',
  schema: () => {
    const common = { title: requiredText('Titre'), date: z.coerce.date().meta({ label: 'Date' }) };
    return z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('Radio'), ...common, station: requiredText('Station') }),
      z.strictObject({ kind: z.literal('Podcasts'), ...common, show: requiredText('Émission') }),
    ]);
  },
  editor: {
    folders: [
      { name: 'podcasts', label: 'Podcasts', singular: 'Podcast', icon: 'podcasts' },
      { name: 'radio', label: 'Radio', singular: 'Radio', icon: 'radio' },
    ],
  },
};

/** Collections that the site doesn't have, among them a file that stands in a folder. */
const registry: Registry = {
  events: {
    files: 'events/*.json',
    schema: () =>
      z.strictObject({ title: requiredText('Titre'), place: requiredText('Lieu').optional() }),
    editor: {
      folders: [{ name: 'events', label: 'Agenda', singular: 'Rendez-vous', icon: 'event' }],
    },
  },
  sounds,
  press: {
    files: 'press/kit.json',
    schema: (fields: FieldSchemas) => z.strictObject({ photo: figure(fields, 'Photo') }),
    editor: {
      pictures: 'images',
      files: [{ file: 'press/kit.json', label: 'Dossier de presse', icon: 'folder' }],
    },
  },
};

const repository = { name: 'compte/depot', branch: 'main' };
const config = editorConfig(repository, 'https://a.example', registry);

const names = (path: string, data?: Record<string, unknown>) =>
  findForm(config, path, data)?.fields.map(({ name }) => name);

describe('A collection needs only its schema and its line in the registry', () => {
  test('its folders are lists of the editor, in the order of the registry', () => {
    expect(config.collections).toMatchObject([
      {
        name: 'events',
        label_singular: 'Rendez-vous',
        folder: 'content/events',
        extension: 'json',
      },
      { name: 'podcasts', folder: 'content/sounds', extension: 'md', format: 'yaml-frontmatter' },
      { name: 'radio', filter: { field: 'kind', value: 'Radio' } },
    ]);
  });

  test('an entry has the fields of its variant, and a text below a header', () => {
    expect(names('content/events/a.json')).toEqual(['title', 'place']);
    const radio = ['kind', 'title', 'body', 'date', 'station'];
    expect(names('content/sounds/a.md', { kind: 'Radio' })).toEqual(radio);
    expect(names('content/sounds/a.md', { kind: 'Podcasts' })).toContain('show');
  });

  test('its pictures lie in a folder named from the root, which no entry calls its own', () => {
    expect(config.collections).toMatchObject([
      { media_folder: '/content/events', public_folder: '.' },
      { media_folder: '/content/sounds', public_folder: '.' },
      { media_folder: '/content/sounds', public_folder: '.' },
    ]);
  });

  test('only what an entry has can sort and filter the list', () => {
    const [events, podcasts] = config.collections ?? [];
    expect(events).toMatchObject({ sortable_fields: { fields: ['title'] } });
    expect(events).not.toHaveProperty('view_filters');
    expect(podcasts).toMatchObject({ sortable_fields: { default: { field: 'date' } } });
  });

  test('its file is a form, whose pictures are named from where it stands', () => {
    expect(names('content/press/kit.json')).toEqual(['photo']);
    expect(config.singletons).toMatchObject([
      { name: 'press-kit', media_folder: '/content/images', public_folder: '../images' },
    ]);
  });

  test('what is saved is checked against its schema', () => {
    const schema = schemaOfPath('content/events/a.json', undefined, registry);
    expect(schema.safeParse({ title: 'Marche' }).success).toBe(true);
    expect(schema.safeParse({ title: '' }).success).toBe(false);
  });

  test('a list must name a variant', () => {
    const tv = { name: 'tv', label: 'Télévision', singular: 'Émission', icon: 'tv' };
    const made = { ...registry, sounds: { ...sounds, editor: { folders: [tv] } } };
    expect(() => editorConfig(repository, 'https://a.example', made)).toThrow(/« Télévision »/);
  });
});
