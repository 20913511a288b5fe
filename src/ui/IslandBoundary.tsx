import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  id: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * Wraps an island in an error boundary. When a component in it throws, the boundary restores the server's markup, which
 * is readable and has working links but no dead controls, and keeps what was typed into it.
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

  /** The island when it failed: its fields keep their values even once it is detached. */
  #lastMarkup: HTMLElement | null = null;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    const { id, children } = this.props;
    if (!this.state.failed) return <div id={id}>{children}</div>;
    this.#lastMarkup = this.#currentElement();
    return (
      <div
        data-plain=""
        onSubmit={(event) => {
          event.preventDefault();
        }}
        ref={(node) => {
          if (!node || !this.#serverMarkup) return;
          node.replaceChildren(this.#serverMarkup);
          copyFieldValues(this.#lastMarkup, node);
        }}
      />
    );
  }

  /** The island's element in the page; null on the server. */
  #currentElement(): HTMLElement | null {
    return typeof document === 'undefined' ? null : document.getElementById(this.props.id);
  }
}

/** Copies the values of named fields from one version of the island to another. */
function copyFieldValues(from: HTMLElement | null, to: HTMLElement): void {
  const sourceFields = from?.querySelectorAll<HTMLInputElement>('[name]');
  for (const [index, field] of to.querySelectorAll<HTMLInputElement>('[name]').entries())
    field.value = sourceFields?.[index]?.value ?? field.value;
}
