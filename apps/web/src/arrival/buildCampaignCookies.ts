/** Query parameters that show how a visitor found the site; stored in cookies of the same name until sign-up. */
const CAMPAIGN_PARAMETERS = ['referral', 'source', 'sourceCampaign'] as const;
const CAMPAIGN_SECONDS = 30 * 24 * 3600;
const CAMPAIGN_VALUE_MAX = 100;

// oxlint-disable-next-line no-control-regex -- invisible characters must not get into a cookie or a report
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Returns `Set-Cookie` values for the campaign parameters of a URL. Newer values replace older ones. */
export function buildCampaignCookies(url: URL, isHttps: boolean): string[] {
  return CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = cleanValue(url.searchParams.get(name) ?? '');
    return value ? [writeCookie(name, value, isHttps)] : [];
  });
}

function cleanValue(given: string): string {
  const visible = given.replace(INVISIBLE, '').toWellFormed().trim();
  return Array.from(visible).slice(0, CAMPAIGN_VALUE_MAX).join('').trim();
}

function writeCookie(name: string, value: string, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${CAMPAIGN_SECONDS}; SameSite=Lax${secure}`;
}
