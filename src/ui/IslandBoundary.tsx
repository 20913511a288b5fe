import { Component, type ReactNode } from 'react';

interface Props {
  /** Unique id, by which the island finds its own server markup. */
  id: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * Wraps an island. When a component in it throws, the markup that the server sent comes back: readable, its
 * links work, no control is there that would do nothing, and what was typed into it is kept.
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  /** Taken before React touches anything; copied as nodes, since the policy forbids HTML strings. */
  readonly #served = this.#shown()?.cloneNode(true);

  /** What the visitor last had before them: it keeps what was typed even when it has left the page. */
  #live: HTMLElement | null = null;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    const { id, children } = this.props;
    if (!this.state.failed) return <div id={id}>{children}</div>;
    this.#live = this.#shown();
    return (
      <div
        data-plain=""
        onSubmit={(event) => {
          event.preventDefault();
        }}
        ref={(node) => {
          if (!node || !this.#served) return;
          node.replaceChildren(this.#served);
          keepTyped(this.#live, node);
        }}
      />
    );
  }

  /** What the page shows of the island; nothing on the server. */
  #shown(): HTMLElement | null {
    return typeof document === 'undefined' ? null : document.getElementById(this.props.id);
  }
}

/** Copies what was typed into named fields from one state of an island to another. */
function keepTyped(from: HTMLElement | null, to: HTMLElement): void {
  const typed = from?.querySelectorAll<HTMLInputElement>('[name]');
  for (const [index, field] of to.querySelectorAll<HTMLInputElement>('[name]').entries())
    field.value = typed?.[index]?.value ?? field.value;
}
