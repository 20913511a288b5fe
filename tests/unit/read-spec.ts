/** A test that proves a rule: its file, from the folder `tests`, and words of its title. */
interface Proof {
  file: string;
  words: string;
}

interface Rule {
  /** As in « 2.7 »; empty where a list item has none. */
  number: string;
  /** The section that it stands in. */
  section: string;
  proofs: Proof[];
}

/**
 * Reads the rules of `tests/SPEC.md`. What is not written as it should be is kept as far as it goes, so that
 * its fault can be told.
 */
export function readSpec(markdown: string): { sections: string[]; rules: Rule[] } {
  const parts = markdown.split(/^## /m).slice(1);
  const numbered = parts.map((part) => ({ section: /^\d+/.exec(part)?.[0] ?? '', part }));
  return {
    sections: numbered.map(({ section }) => section),
    rules: numbered.flatMap(({ section, part }) =>
      part
        .split(/^- /m)
        .slice(1)
        .map((item) => ({ section, ...readItem(item) })),
    ),
  };
}

function readItem(item: string): { number: string; proofs: Proof[] } {
  const [own = ''] = item.split(/\n\s*\n/);
  const [, proofs = ''] = own.replaceAll(/\s+/g, ' ').trim().split(' → ');
  return {
    number: /^\*\*(\d+\.\d+)\*\* /.exec(own)?.[1] ?? '',
    proofs: proofs === '' ? [] : proofs.split(/; (?=`)/).map(readProof),
  };
}

function readProof(text: string): Proof {
  const [, file = text, words = ''] = /^`([^`]+)` « ([^»]+) »$/.exec(text) ?? [];
  return { file, words };
}
