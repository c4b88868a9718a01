import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** The drawn value. When it changes, a part that could not be drawn is tried again. */
  readonly of?: unknown;
  /** The replacement for a part that cannot be drawn. `again` draws the part again. */
  readonly instead: (again: () => void) => ComponentChildren;
  readonly children: ComponentChildren;
}

/** Contains a failure: if this part of a page cannot be drawn, the rest of the page remains. */
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
