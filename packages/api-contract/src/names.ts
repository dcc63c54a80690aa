// Plain lists, separate from the schemas, so that pages can import them without the validator.

export const feedbackTypes = [
  'Report bugs',
  'Report loading issues',
  'Report issues with performance',
  'Add an engine suggestion',
  'Other',
] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** Names of the feedback types where they are titles: in the inbox and in mail subjects. */
export const feedbackTitles: Record<FeedbackType, string> = {
  'Report bugs': 'Bug',
  'Report loading issues': 'Loading problem',
  'Report issues with performance': 'Performance',
  'Add an engine suggestion': 'Suggestion',
  Other: 'Other',
};

export const productEvents = [
  'Play Page Visited',
  'Play Page Loaded',
  'Play Button Clicked',
  'login_modal_open',
  'register_modal_open',
  'register_modal_step_2',
] as const;
export type ProductEventName = (typeof productEvents)[number];

/** Tier codes and their display names. */
export const tiers = {
  t1: 'Hobbyist',
  t2: 'Legacy',
  t4: 'Global',
  t5: 'Indie',
  t6: 'Studio',
  t7: 'Enterprise',
} as const;
export type TierCode = keyof typeof tiers;

export const roles = ['user', 'moderator', 'operator'] as const;
export type Role = (typeof roles)[number];

/** Every kind of moderator or operator action in the audit log. */
export const auditActions = [
  'role.change',
  'sessions.end',
  'two-factor.reset',
  'account.ban',
  'account.mute',
  'account.pardon',
  'birth-date.correct',
  'coins.adjust',
  'coins.refund',
  'payout.pay',
  'payout.return',
  'payout.show',
  'report.resolve',
  'report.dismiss',
  'game.hide',
  'game.show',
  'copyright.remove',
  'copyright.reject',
  'copyright.restore',
  'copyright.keep',
  'topic.moderate',
  'post.remove',
  'message.answer',
  'message.reopen',
  'job.retry',
  'notice.set',
  'notice.end',
  'agreement.publish',
  'season.rename',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Terms of service and privacy policy. */
export const agreementTypes = ['tos', 'pp'] as const;
export type AgreementType = (typeof agreementTypes)[number];

export const messageKinds = ['feedback', 'contact'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const copyrightStates = ['open', 'content_removed', 'rejected', 'counter_notice', 'restored'] as const;
export type CopyrightState = (typeof copyrightStates)[number];

/**
 * An open claim is accepted (`remove` takes the game down) or rejected. After a counter-notice, the game is restored or
 * stays down (`keep`).
 */
export const copyrightDecisions = ['remove', 'reject', 'restore', 'keep'] as const;
export type CopyrightDecision = (typeof copyrightDecisions)[number];

export const jobStates = ['retry', 'failed'] as const;

/** Wallet types. */
export const chains = ['ethereum', 'solana'] as const;
export type Chain = (typeof chains)[number];

/** Chains of game tokens. An Ethereum wallet has the same address on all of them. */
export const tokenChains = {
  ethereum: 'Ethereum',
  arbitrum: 'Arbitrum One',
  avalanche: 'Avalanche C-Chain',
  base: 'Base',
  bsc: 'BNB Smart Chain',
  optimism: 'OP Mainnet',
  polygon: 'Polygon PoS',
  sepolia: 'Sepolia (test network)',
} as const;
export type TokenChain = keyof typeof tokenChains;

export const tokenTypes = {
  ERC20: 'ERC-20, divisible',
  ERC721: 'ERC-721, collectibles',
  ERC1155: 'ERC-1155, multi-token',
} as const;
export type TokenType = keyof typeof tokenTypes;
