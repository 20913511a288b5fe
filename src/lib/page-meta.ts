import { getProject, getSite } from './content.ts';
import { TOP, type MenuKind } from './menu.ts';

export type PageName = 'home' | 'project' | 'not-found';

/** What the document's frame shows for a page. */
export interface PageMeta {
  title: string;
  description: string;
  menu: MenuKind;
  /** Address of the menu entry that is active when the page opens, if any. */
  active?: string;
}

/** Title, description and menu of a page (spec §2). */
export async function pageMeta(page: PageName): Promise<PageMeta> {
  const site = await getSite();
  switch (page) {
    case 'home':
      return {
        title: `${site.name} · ${site.profession}`,
        description: site.description,
        menu: 'full',
        active: TOP,
      };
    case 'project': {
      const { name, description } = await getProject();
      return { title: `${name} · ${site.name}`, description, menu: 'home-only' };
    }
    case 'not-found':
      return {
        title: `Page introuvable · ${site.name}`,
        description: 'Cette page n’existe pas ou n’existe plus.',
        menu: 'home-only',
      };
  }
}
