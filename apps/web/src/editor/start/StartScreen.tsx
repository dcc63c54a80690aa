import { Link } from 'react-router';

export default function StartScreen() {
  return (
    <main id="main" className="page-wrap pb-20">
      <h1 className="text-title">Make a game</h1>
      <Link to="/create?starter=blank">Begin with an empty game</Link>
    </main>
  );
}
