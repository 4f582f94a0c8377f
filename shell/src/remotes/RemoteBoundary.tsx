import { Component, type ReactNode } from "react";

interface RemoteBoundaryProps {
  /** The area failed; the listener renders something else in its place. */
  onError(): void;
  /** Drawn until then. */
  whileLeaving: ReactNode;
  children: ReactNode;
}

/** Keeps a failure of one area inside that area. */
export class RemoteBoundary extends Component<
  RemoteBoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.whileLeaving : this.props.children;
  }
}
