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
 * Wraps an island. When a component in it throws, the markup that the server sent comes back: plain,
 * but readable, and its links work.
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  /** Taken before React touches anything; copied as nodes, since the policy forbids HTML strings. */
  readonly #served =
    typeof document === 'undefined'
      ? undefined
      : document.getElementById(this.props.id)?.cloneNode(true);

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    const { id, children } = this.props;
    if (!this.state.failed) return <div id={id}>{children}</div>;
    return (
      <div
        ref={(node) => {
          if (this.#served) node?.replaceChildren(this.#served);
        }}
      />
    );
  }
}
