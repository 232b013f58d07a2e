import { Component, type ComponentType } from 'preact';

/** A component that is drawn again only when one of its properties changes: for what there are many of on a board. */
export function steady<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !alike(this.props, next);
    }

    override render() {
      return <Drawn {...this.props} />;
    }
  };
}

function alike(a: object, b: object): boolean {
  const [before, after] = [Object.entries(a), Object.entries(b)];
  return (
    before.length === after.length &&
    after.every(([name, value]) => Object.is(value, (a as Record<string, unknown>)[name]))
  );
}
