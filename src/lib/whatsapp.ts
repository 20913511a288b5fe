/**
 * Address that opens a WhatsApp conversation.
 *
 * @param phone number in international form, spaces allowed, e.g. `+237 600 00 00 00`.
 */
export function whatsAppAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
