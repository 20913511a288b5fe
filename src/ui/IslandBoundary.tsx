import { Component, type ComponentType, type ReactNode } from 'react';
import type { IslandElement } from '@/islands/import-later.ts';
import {
  restoreIsland,
  findReplacement,
  captureIsland,
  type IslandSnapshot,
} from '@/islands/island-snapshot.ts';

interface Props {
  id: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * Wraps an island in an error boundary. When a component in it throws, the boundary restores the server's markup, which
 * is readable and has working links but no dead controls. What was typed into the island and the focus are kept, then and
 * where React renders the island anew because the page was changed before hydration.
 *
 * @param id unique id, by which the boundary finds the server markup.
 */
export function withErrorBoundary<IslandProps extends object>(
  id: string,
  Island: ComponentType<IslandProps>,
) {
  return (props: IslandProps) => (
    <IslandBoundary id={id}>
      <Island {...props} />
    </IslandBoundary>
  );
}

class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  /** Cloned before hydration; as nodes, since the content security policy forbids HTML strings. */
  readonly #serverMarkup = this.#currentElement()?.cloneNode(true);

  /** The island before the last rendering: its fields keep their values even once it is detached. */
  #before: IslandSnapshot | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    const { id, children } = this.props;
    const element = this.#currentElement();
    this.#before = element ? captureIsland(element) : undefined;
    if (!this.state.failed)
      return (
        <div id={id} ref={this.#onRendered}>
          {children}
        </div>
      );
    return (
      <div
        data-plain=""
        onSubmit={(event) => {
          event.preventDefault();
        }}
        ref={(node) => {
          if (node && this.#serverMarkup) node.replaceChildren(this.#serverMarkup);
          this.#onRendered(node);
        }}
      />
    );
  }

  readonly #onRendered = (root: HTMLElement | null): void => {
    const before = this.#before;
    if (!root || !before) return;
    const isReplaced = before.root !== root;
    if (isReplaced) restoreIsland(before, root);
    root
      .closest<IslandElement>('astro-island')
      ?.onRendered?.((element) =>
        isReplaced ? findReplacement(element, before.root, root) : element,
      );
  };

  /** The island's element in the page; null on the server. */
  #currentElement(): HTMLElement | null {
    return typeof document === 'undefined' ? null : document.getElementById(this.props.id);
  }
}
