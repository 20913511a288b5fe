import { useEffect, useState } from 'react';
import { isTextTree, type TextTree } from '@/content/text/text-tree.ts';
import { fetchJson } from './fetch-items.ts';
import { useRetryWhenOnline } from './LoadError.tsx';

/**
 * Fetches a formatted text, such as an article or a transcript.
 *
 * @param path of its JSON file.
 * @returns the text once it is loaded, whether the last attempt failed, whether any attempt has
 *   finished, and a function that tries again.
 */
export function useFormattedText(path: string) {
  const [tree, setTree] = useState<TextTree>();
  const [failed, setFailed] = useState(false);
  const [settled, setSettled] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchTree(path, signal)
      .then(setTree)
      .catch(() => {
        setFailed(!signal.aborted);
      })
      .finally(() => {
        setSettled(!signal.aborted);
      });
    return () => {
      controller.abort();
    };
  }, [path, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  useRetryWhenOnline(failed ? retry : undefined);

  return { tree, failed, settled, retry };
}

async function fetchTree(path: string, signal: AbortSignal): Promise<TextTree> {
  const tree = await fetchJson(path, signal);
  if (!isTextTree(tree)) throw new Error('Not a text tree.');
  return tree;
}
