import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** What is drawn: when it becomes another, a part that could not be drawn is tried again. */
  readonly of?: unknown;
  /** What stands there instead of a part that cannot be drawn. `again` draws it once more. */
  readonly instead: (again: () => void) => ComponentChildren;
  readonly children: ComponentChildren;
}

/** Holds a part of a page: where it cannot be drawn, the rest of the page stands all the same. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError = (): { readonly failed: boolean } => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: false });
  }

  override render(): ComponentChildren {
    const { children, instead } = this.props;
    return this.state.failed ? instead(() => this.setState({ failed: false })) : children;
  }
}
