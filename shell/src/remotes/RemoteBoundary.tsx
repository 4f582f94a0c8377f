import { Component, type ReactNode } from "react";

interface RemoteBoundaryProps {
  /** The page on screen: going to another one leaves the failure behind. */
  page: string;
  /** Drawn instead of the area after it failed; `retry` draws the area again. */
  fallback(error: unknown, retry: () => void): ReactNode;
  children: ReactNode;
}

/** Keeps a failure of one area inside that area. */
export class RemoteBoundary extends Component<
  RemoteBoundaryProps,
  { failed: boolean; error: unknown }
> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidUpdate(before: RemoteBoundaryProps) {
    if (this.state.failed && before.page !== this.props.page)
      this.setState({ failed: false, error: undefined });
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () =>
      this.setState({ failed: false, error: undefined }),
    );
  }
}
