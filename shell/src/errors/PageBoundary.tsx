import { Component, type ReactNode } from "react";
import { useLocation } from "shared-contracts/platform/router";
import { ErrorPage } from "./ErrorPage.tsx";

/** Shows the error page for what fails outside the remotes' areas, until the address changes. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary address={useLocation().key}>{children}</Boundary>;
}

interface BoundaryProps {
  address: string;
  children: ReactNode;
}

interface BoundaryState {
  cause?: { error: unknown } | undefined;
  address: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { address: this.props.address };

  static getDerivedStateFromError(error: unknown) {
    return { cause: { error } };
  }

  static getDerivedStateFromProps(
    { address }: BoundaryProps,
    state: BoundaryState,
  ) {
    return address === state.address ? null : { address, cause: undefined };
  }

  override render() {
    const { cause } = this.state;
    return cause ? <ErrorPage cause={cause} /> : this.props.children;
  }
}
