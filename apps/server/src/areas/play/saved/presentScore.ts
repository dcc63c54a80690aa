export function presentScore({
  leaderboard,
  score,
  reachedAt,
}: {
  leaderboard: string;
  score: number;
  reachedAt: Date;
}) {
  return { leaderboard, score, reachedAt: reachedAt.toISOString() };
}
