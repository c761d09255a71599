import { ContactChat } from '../../features/chat/frame/contact-chat.tsx';
import { ContactPage } from '../../features/info/contact-page.tsx';

/** Contact, with the way into the support chat. */
export function ContactRoute() {
  return <ContactPage chat={<ContactChat />} />;
}
