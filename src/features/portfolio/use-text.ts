import { useEffect, useState } from 'react';
import { isTextTree, type TextTree } from '@/content/text/text-tree.ts';
import { fetchJson } from './fetch-items.ts';
import { useOnline } from './use-online.ts';

/**
 * Fetches a formatted text, which the page itself doesn't carry: an article, a transcript.
 *
 * @param path address of its file of data.
 * @returns the text once it is there, whether the last attempt failed, whether any attempt has come to
 *   an end, and how to try again.
 */
export function useText(path: string) {
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

  useOnline(failed ? retry : undefined);

  return { tree, failed, settled, retry };
}

async function fetchTree(path: string, signal: AbortSignal): Promise<TextTree> {
  const tree = await fetchJson(path, signal);
  if (!isTextTree(tree)) throw new Error('Not a text tree.');
  return tree;
}
